import type { Grade } from "@polyportal/domain/grading/scale";
import { documentMessages } from "@polyportal/domain/messages/documents";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { printedScore, printedUnits } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { GradeCounts } from "./grade-counts.tsx";

/** What one student earned in the course. */
export type StudentGrade = {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** The score of the tests. */
  test: number | null | undefined;
  /** The score of the laboratory work. */
  lab: number | null | undefined;
  /** The score of the examination. */
  exam: number | null | undefined;
  /** All scores together, of 100. */
  total: number | null | undefined;
  /** `A` to `F`; another mark of the records ("ABS") is printed as it is. */
  grade: string | null | undefined;
  /** "Passed", "Carry over", … */
  remarks: string | null | undefined;
};

/** A course's results as their sheet shows them. */
export type ResultSheetView = StudyInSession & {
  /** Who issues it. */
  school: School;
  /** The course's title. */
  courseTitle: string | null | undefined;
  /** The course code: `CSC 201`. */
  courseCode: string | null | undefined;
  /** The course's credit units. */
  courseUnit: number | null | undefined;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** How many students earned each grade. */
  gradeCounts: Readonly<Partial<Record<Grade, number | null>>>;
  /** The students, in the order of the list. */
  studentGrades: readonly StudentGrade[];
  /** Where each sheet can be checked. */
  verification?: Verification | undefined;
};

export type ResultSheetProps = {
  /** The results to show. */
  result: ResultSheetView;
};

const columns: readonly DocumentColumn<StudentGrade>[] = [
  { label: "S/N", value: (_, index) => index + 1, align: "end", className: "w-[5%]" },
  {
    label: "Full name",
    value: ({ fullName }) => fullName,
    room: 40,
    rowHeader: true,
  },
  { label: "Matric number", value: ({ matricNumber }) => matricNumber, className: "w-[17%]" },
  { label: "Test", value: ({ test }) => printedScore(test), align: "end", className: "w-[6%]" },
  { label: "Lab", value: ({ lab }) => printedScore(lab), align: "end", className: "w-[6%]" },
  { label: "Exam", value: ({ exam }) => printedScore(exam), align: "end", className: "w-[6%]" },
  { label: "Total", value: ({ total }) => printedScore(total), align: "end", className: "w-[6%]" },
  { label: "Grade", value: ({ grade }) => grade, align: "center", className: "w-[7%]" },
  {
    label: "Remarks",
    value: ({ remarks }) => remarks,
    room: 12,
    className: "w-[11%]",
  },
];

/** The results of a course: 30 students a sheet, the grades counted on the first, signed on the last. */
export function ResultSheet({ result }: ResultSheetProps) {
  return (
    <DocumentSheets
      school={result.school}
      title="Course Result Sheet"
      particulars={[
        { label: "Course title", value: result.courseTitle },
        { label: "Course code", value: result.courseCode },
        { label: "Faculty", value: result.faculty },
        { label: "Course unit", value: printedUnits(result.courseUnit) },
        { label: "Department", value: result.department },
        { label: "Session", value: result.session },
        { label: "Programme", value: result.programme },
        { label: "Semester", value: result.semester },
      ]}
      columns={columns}
      rows={result.studentGrades}
      counted="Students"
      empty={documentMessages.noStudents}
      lines="low"
      opening={<GradeCounts counts={result.gradeCounts} />}
      closing={<SignatureLines roles={["Lecturer", "Head of department", "Dean of faculty"]} />}
      verification={result.verification}
    />
  );
}
