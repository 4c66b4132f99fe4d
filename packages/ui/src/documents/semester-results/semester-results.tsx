import { documentMessages } from "@polyportal/domain/messages/documents";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import {
  printed,
  printedAverage,
  printedList,
  printedPoints,
  printedUnits,
} from "../document-frame/printed.ts";
import type { School } from "../document-frame/school-heading.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { SemesterData } from "./semester-data.tsx";
import { SemesterDataTable } from "./semester-data.tsx";

/** What the student earned in one subject. */
export type SubjectResult = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** The course's title. */
  title: string | null | undefined;
  /** Its credit units. */
  creditUnit: number | null | undefined;
  /** `A` to `F`; another mark of the records ("ABS") is printed as it is. */
  grade: string | null | undefined;
  /** The credit points that the grade earned. */
  gradePoint: number | null | undefined;
};

/** What follows from the results. */
export type ResultSummary = {
  /** How the student was admitted: "UTME", "Direct entry", … */
  entryReq: string | null | undefined;
  /** All credit units so far. */
  cumCourseUnit: number | null | undefined;
  /** The cumulative grade point average, of 5.0. */
  cgpa: number | null | undefined;
  /** The codes of courses that were failed. */
  coursesToRepeat: readonly string[] | null | undefined;
  /** The codes of courses that are still to be taken. */
  coursesToTake: readonly string[] | null | undefined;
  /** What the average means: "Good standing", "Probation", … */
  cgpaRemark: string | null | undefined;
};

/** A student's results of a semester as they are shown and printed. */
export type SemesterResultsView = {
  /** Who issues them. */
  school: School;
  /** Whose results they are: last name, first name, middle name. */
  name: string | null | undefined;
  /** The matric number. */
  regNo: string | null | undefined;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
  /** The department. */
  department: string | null | undefined;
  /** The programme: "National Diploma". */
  programme: string | null | undefined;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** The semester's subjects, in the order of their codes. */
  subjects: readonly SubjectResult[];
  /** This semester. */
  current: SemesterData | null | undefined;
  /** All semesters before it; nothing in the first. */
  previous: SemesterData | null | undefined;
  /** All semesters up to this one. */
  cumulative: SemesterData | null | undefined;
  /** What follows from them. */
  summary: ResultSummary | null | undefined;
  /** Where the statement can be checked. */
  verification?: Verification | undefined;
};

export type SemesterResultsProps = {
  /** The results to show. */
  results: SemesterResultsView;
};

// On a phone the grade is in sight without a sideways scroll; titles take two or three lines there.
const narrow = "w-12 sm:w-20 print:w-20";

const columns: readonly DocumentColumn<SubjectResult>[] = [
  {
    label: "Code",
    value: ({ code }) => code,
    className: "w-16 sm:w-24 print:w-24",
    rowHeader: true,
  },
  { label: "Title", value: ({ title }) => title },
  {
    label: "Credit unit",
    value: ({ creditUnit }) => printedUnits(creditUnit),
    align: "end",
    className: narrow,
  },
  { label: "Grade", value: ({ grade }) => grade, align: "center", className: narrow },
  {
    label: "Grade point",
    value: ({ gradePoint }) => printedPoints(gradePoint),
    align: "end",
    className: narrow,
  },
];

/** A student's results of a semester, where they stand before and after it, and what follows. */
export function SemesterResults({ results }: SemesterResultsProps) {
  const { summary } = results;
  return (
    <DocumentFrame
      school={results.school}
      title="Semester Results"
      subtitle={printed(results.name)}
      photo={<Passport name={results.name} src={results.photoSrc} />}
      verification={results.verification}
    >
      <DocumentRows
        rows={[
          { label: "Name", value: results.name },
          { label: "Registration number", value: results.regNo },
          { label: "Department", value: results.department },
          { label: "Programme", value: results.programme },
          { label: "Session", value: results.session },
          { label: "Semester", value: results.semester },
        ]}
      />
      <DocumentSection title="Subjects">
        <DocumentTable
          caption="Subjects and grades"
          columns={columns}
          rows={results.subjects}
          empty={documentMessages.noCourses}
        />
      </DocumentSection>
      <DocumentSection title="Semester data">
        <SemesterDataTable
          current={results.current}
          previous={results.previous}
          cumulative={results.cumulative}
        />
      </DocumentSection>
      <DocumentSection title="Summary">
        <DocumentRows
          rows={[
            { label: "Entry requirement", value: summary?.entryReq },
            { label: "Cumulative course units", value: printedUnits(summary?.cumCourseUnit) },
            { label: "CGPA", value: printedAverage(summary?.cgpa) },
            { label: "CGPA remark", value: summary?.cgpaRemark },
            { label: "Courses to repeat", value: printedList(summary?.coursesToRepeat) },
            { label: "Courses to take", value: printedList(summary?.coursesToTake) },
          ]}
        />
      </DocumentSection>
    </DocumentFrame>
  );
}
