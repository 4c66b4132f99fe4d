import type { StatusBadge } from "@polyportal/domain/table/status";
import { Badge } from "../../components/badge/badge.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentCourse } from "../document-frame/course-table.tsx";
import { CourseTable } from "../document-frame/course-table.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { printed, printedDate, printedUnits } from "../document-frame/printed.ts";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport, studentRows } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";

/** How far the approval of a course has come. */
export type CourseApproval = "approved" | "pending" | "refused";

/** A registered course, and what became of it. */
export type RegisteredCourse = DocumentCourse & {
  /** Whether the course adviser has approved it. */
  approval: CourseApproval | null | undefined;
};

/** A semester's registration as it is shown and printed. */
export type CourseRegistrationView = {
  /** Who issues it. */
  school: School;
  /** Who registered. */
  student: DocumentStudent;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** ISO; when the courses were registered. */
  registeredAt: string | null | undefined;
  /** The course adviser's name. */
  adviser: string | null | undefined;
  /** The registered courses, in the order of their codes. */
  courses: readonly RegisteredCourse[];
  /** The credit units of them all. */
  totalUnits: number | null | undefined;
  /** The fewest credit units that the semester allows. */
  minimumUnits: number | null | undefined;
  /** The most credit units that the semester allows. */
  maximumUnits: number | null | undefined;
  /** Where the registration can be checked. */
  verification?: Verification | undefined;
};

export type CourseRegistrationProps = {
  /** The registration to show. */
  registration: CourseRegistrationView;
};

const approvals: Record<CourseApproval, { status: StatusBadge; word: string }> = {
  approved: { status: "success", word: "Approved" },
  pending: { status: "unapproved", word: "Not yet approved" },
  refused: { status: "fail", word: "Refused" },
};

const approvalColumn: DocumentColumn<RegisteredCourse> = {
  label: "Approval",
  value: ({ approval }) =>
    approval && <Badge status={approvals[approval].status}>{approvals[approval].word}</Badge>,
  className: "w-44",
};

/** The record of a semester's courses: what was registered, and what the course adviser approved. */
export function CourseRegistration({ registration }: CourseRegistrationProps) {
  const { student, semester, minimumUnits, maximumUnits } = registration;
  return (
    <DocumentFrame
      school={registration.school}
      title="Course Registration"
      subtitle={printed(student.fullName)}
      photo={<Passport name={student.fullName} src={student.photoSrc} />}
      verification={registration.verification}
    >
      <DocumentRows
        rows={[
          ...studentRows(student),
          { label: "Session", value: registration.session },
          { label: "Semester", value: semester },
          { label: "Registered on", value: printedDate(registration.registeredAt) },
          { label: "Course adviser", value: registration.adviser },
          {
            label: "Units allowed",
            value: `${printedUnits(minimumUnits)} to ${printedUnits(maximumUnits)}`,
          },
        ]}
      />
      <DocumentSection title="Courses">
        <CourseTable
          caption="Registered courses"
          courses={registration.courses}
          totalUnits={registration.totalUnits}
          lastColumn={approvalColumn}
        />
      </DocumentSection>
      <SignatureLines roles={["Student", "Course adviser"]} />
    </DocumentFrame>
  );
}
