import type { Grade } from "@polyportal/domain/results/scale";
import { scoreParts, type ScorePart } from "@polyportal/domain/score-sheet/split";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { printedScore, printedUnits } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { GradeCounts } from "./grade-counts.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { resultSheetWords } from "./result-sheet.words.ts";

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
  /** The parts of the course's score; by default all. A part that counts nothing has no column. */
  parts?: readonly ScorePart[] | undefined;
  /** Not every score is published: the title says so. */
  provisional?: boolean | undefined;
  /** Where each sheet can be checked. */
  verification?: Verification | undefined;
};

export type ResultSheetProps = {
  /** The results to show. */
  result: ResultSheetView;
};

const columnsIn = (
  words: Catalogue["resultSheet"],
  parts: readonly ScorePart[],
): readonly DocumentColumn<StudentGrade>[] => [
  { label: words.number, value: (_, index) => index + 1, align: "end", className: "w-[5%]" },
  {
    label: words.fullName,
    value: ({ fullName }) => fullName,
    room: 40,
    rowHeader: true,
  },
  { label: words.matricNumber, value: ({ matricNumber }) => matricNumber, className: "w-[17%]" },
  ...parts.map((part): DocumentColumn<StudentGrade> => ({
    label: words[part],
    value: (student) => printedScore(student[part]),
    align: "end",
    className: "w-[6%]",
  })),
  {
    label: words.total,
    value: ({ total }) => printedScore(total),
    align: "end",
    className: "w-[6%]",
  },
  { label: words.grade, value: ({ grade }) => grade, align: "center", className: "w-[7%]" },
  {
    label: words.remarks,
    value: ({ remarks }) => remarks,
    room: 12,
    className: "w-[11%]",
  },
];

/** The results of a course: 30 students a sheet, the grades counted on the first, signed on the last. */
export function ResultSheet({ result }: ResultSheetProps) {
  const words = useWords("resultSheet", resultSheetWords);
  return (
    <DocumentSheets
      school={result.school}
      title={result.provisional ? words.provisional(words.title) : words.title}
      particulars={[
        { label: words.courseTitle, value: result.courseTitle },
        { label: words.courseCode, value: result.courseCode },
        { label: words.faculty, value: result.faculty },
        { label: words.courseUnit, value: printedUnits(result.courseUnit) },
        { label: words.department, value: result.department },
        { label: words.session, value: result.session },
        { label: words.programme, value: result.programme },
        { label: words.semester, value: result.semester },
      ]}
      columns={columnsIn(words, result.parts ?? scoreParts)}
      rows={result.studentGrades}
      counted={words.students}
      empty={words.none}
      lines="low"
      opening={<GradeCounts counts={result.gradeCounts} />}
      closing={<SignatureLines roles={words.signatures} />}
      verification={result.verification}
    />
  );
}
