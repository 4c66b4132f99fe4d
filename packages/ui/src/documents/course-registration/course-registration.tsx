import { paperNames } from "@polyportal/domain/document/kinds";
import { coursesTitle, registrationRows } from "@polyportal/domain/document/papers/courses";
import type { RegistrationState } from "@polyportal/domain/course-registration/next-step";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentCourse } from "../document-frame/course-table.tsx";
import { CourseTable } from "../document-frame/course-table.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { courseRegistrationWords } from "./course-registration.words.ts";

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
  /** What has become of it. */
  state: RegistrationState;
  /** ISO; when the courses were registered. */
  submittedAt: string | null | undefined;
  /** The course adviser's name. */
  adviser: string | null | undefined;
  /** The registered courses, in the order of their codes. */
  courses: readonly DocumentCourse[];
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

/** The record of a semester's courses: what was registered, and what the course adviser approved. */
export function CourseRegistration({ registration }: CourseRegistrationProps) {
  const words = useWords("courseRegistration", courseRegistrationWords);
  const { student } = registration;
  return (
    <DocumentFrame
      school={registration.school}
      title={paperNames["course-registration"]}
      holder={student.fullName}
      photo={<Passport name={student.fullName} src={student.photoSrc} />}
      verification={registration.verification}
    >
      <DocumentRows rows={registrationRows(registration)} />
      <DocumentSection title={coursesTitle}>
        <CourseTable
          caption={words.courses}
          courses={registration.courses}
          totalUnits={registration.totalUnits}
        />
      </DocumentSection>
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
