import type { NumberKind } from "@polyportal/domain/student/number";
import { paperNames } from "@polyportal/domain/document/kinds";
import { resultRows, resultSummaryRows } from "@polyportal/domain/document/papers/results";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { printedPoints, printedUnits } from "@polyportal/domain/document/printed";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { SemesterData } from "./semester-data.tsx";
import { SemesterDataTable } from "./semester-data.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { semesterResultsWords } from "./semester-results.words.ts";

export type { SemesterData } from "./semester-data.tsx";

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
  /** What the grade is worth, of 5. */
  gradePoint: number | null | undefined;
  /** What the course earned: its units times the grade's points. */
  creditPoint: number | null | undefined;
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
  /** Which number that is: the matric number unless said. */
  numberKind?: NumberKind | null | undefined;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
  /** The department. */
  department: string | null | undefined;
  /** The programme: "National Diploma". */
  programme: string | null | undefined;
  /** The level at that time: "ND I". */
  level: string | null | undefined;
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
  /** The codes of the semester's courses that were taken before: "cumulative" counts them once. */
  repeated: readonly string[];
  /** What follows from them. */
  summary: ResultSummary | null | undefined;
  /** Where the statement can be checked. */
  verification?: Verification | undefined;
};

export type SemesterResultsProps = {
  /** The results to show. */
  results: SemesterResultsView;
  /** A course of theirs is looked at again: until it is released there is no statement on paper. */
  held?: boolean | undefined;
};

// On a phone the grade is in sight without a sideways scroll, and no word of a title is broken; what
// it earned stands beyond.
const narrow = "w-12 sm:w-20 print:w-14";

const columnsIn = (
  words: Catalogue["semesterResults"],
): readonly DocumentColumn<SubjectResult>[] => [
  {
    label: words.code,
    value: ({ code }) => code,
    className: "w-16 sm:w-24 print:w-18",
    rowHeader: true,
  },
  { label: words.title, value: ({ title }) => title },
  {
    label: words.creditUnit,
    value: ({ creditUnit }) => printedUnits(creditUnit),
    align: "end",
    className: narrow,
  },
  { label: words.grade, value: ({ grade }) => grade, align: "center", className: narrow },
  {
    label: words.gradePoint,
    value: ({ gradePoint }) => printedPoints(gradePoint),
    align: "end",
    className: narrow,
  },
  {
    label: words.creditPoint,
    value: ({ creditPoint }) => printedPoints(creditPoint),
    align: "end",
    className: narrow,
  },
];

/** A student's results of a semester, where they stand before and after it, and what follows. */
export function SemesterResults({ results, held }: SemesterResultsProps) {
  const words = useWords("semesterResults", semesterResultsWords);
  return (
    <DocumentFrame
      school={results.school}
      title={paperNames["semester-results"]}
      holder={results.name}
      photo={<Passport name={results.name} src={results.photoSrc} />}
      verification={results.verification}
      held={held}
    >
      <DocumentRows rows={resultRows(results)} />
      <DocumentSection title={words.subjects}>
        <DocumentTable
          caption={words.subjectsTable}
          minWidth="min-w-[25rem]"
          columns={columnsIn(words)}
          rows={results.subjects}
          empty={words.none}
        />
      </DocumentSection>
      <DocumentSection title={words.data}>
        <SemesterDataTable
          current={results.current}
          previous={results.previous}
          cumulative={results.cumulative}
        />
        {results.repeated.length > 0 && (
          <p className="text-14">{words.repeated(results.repeated)}</p>
        )}
      </DocumentSection>
      <DocumentSection title={words.summary}>
        <DocumentRows rows={resultSummaryRows(results)} />
      </DocumentSection>
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
