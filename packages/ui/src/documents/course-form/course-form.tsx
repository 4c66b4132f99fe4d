import { courseFormRows, semesterTitle } from "@polyportal/domain/document/papers/courses";
import { paperNames } from "@polyportal/domain/document/kinds";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentCourse } from "../document-frame/course-table.tsx";
import { CourseTable } from "../document-frame/course-table.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { courseFormWords } from "./course-form.words.ts";

/** The courses of one semester of a form. */
export type CourseFormSemester = {
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** The courses that are registered. */
  courses: readonly DocumentCourse[];
  /** The credit units of them all. */
  totalUnits: number | null | undefined;
};

/** A session's courses as form 11 shows them. */
export type CourseFormView = {
  /** Who issues it. */
  school: School;
  /** Whose courses they are. */
  student: DocumentStudent;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** The session's semesters, in order. */
  semesters: readonly CourseFormSemester[];
  /** The credit units of the session. */
  totalUnits: number | null | undefined;
  /** Where the form can be checked. */
  verification?: Verification | undefined;
};

export type CourseFormProps = {
  /** The form to show. */
  form: CourseFormView;
};

/** The second sheet of form 11: the courses of a session, each signed for by its lecturer, the whole by student and staff. */
export function CourseForm({ form }: CourseFormProps) {
  const words = useWords("courseForm", courseFormWords);
  const { school, student, semesters, verification } = form;
  const toBeSigned = <span className="sr-only">{words.toBeSigned}</span>;
  const lecturer: DocumentColumn<DocumentCourse> = {
    label: words.lecturer,
    value: () => toBeSigned,
    className: "w-36",
  };
  return (
    <DocumentFrame
      school={school}
      title={paperNames["course-form"]}
      holder={student.fullName}
      photo={<Passport name={student.fullName} src={student.photoSrc} />}
      verification={verification}
    >
      <DocumentRows rows={courseFormRows(form)} />
      {semesters.map(({ semester, courses, totalUnits }, index) => (
        <DocumentSection key={index} title={semesterTitle(semester)}>
          <CourseTable
            caption={words.coursesOf(semesterTitle(semester))}
            courses={courses}
            totalUnits={totalUnits}
            lastColumn={lecturer}
          />
        </DocumentSection>
      ))}
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
