import type { PaperFact } from "../kinds.ts";
import { printedAverage, printedList, printedUnits, type PrintableNumber } from "../printed.ts";
import { numberRow, row, rowsLabelled, type NumberOnPaper, type Text } from "./rows.ts";

/** A student's results of a semester. */
export type ResultsOnPaper = {
  readonly name: Text;
  readonly regNo: Text;
  /** Which number that is; the matric number unless said. */
  readonly numberKind?: NumberOnPaper["numberKind"];
  readonly department: Text;
  readonly programme: Text;
  readonly level: Text;
  readonly session: Text;
  /** `First` or `Second`. */
  readonly semester: Text;
  readonly subjects: readonly { readonly code: Text; readonly grade: Text }[];
  readonly current: { readonly gradePointAverage: PrintableNumber } | null | undefined;
  readonly summary:
    | {
        readonly entryReq: Text;
        readonly cumCourseUnit: PrintableNumber;
        readonly cgpa: PrintableNumber;
        readonly cgpaRemark: Text;
        readonly coursesToRepeat: readonly string[] | null | undefined;
        readonly coursesToTake: readonly string[] | null | undefined;
      }
    | null
    | undefined;
};

/** Whose results they are, and of which semester. */
export const resultRows = (results: ResultsOnPaper): PaperFact[] => [
  row("Full name", results.name),
  numberRow({ matricNumber: results.regNo, numberKind: results.numberKind }),
  row("Department", results.department),
  row("Programme", results.programme),
  row("Level", results.level),
  row("Session", results.session),
  row("Semester", results.semester),
];

/** What follows from the results. */
export const resultSummaryRows = ({ current, summary }: ResultsOnPaper): PaperFact[] => [
  row("Entry requirement", summary?.entryReq),
  row("Cumulative course units", printedUnits(summary?.cumCourseUnit)),
  row("GPA", printedAverage(current?.gradePointAverage)),
  row("CGPA", printedAverage(summary?.cgpa)),
  row("CGPA remark", summary?.cgpaRemark),
  row("Courses to repeat", printedList(summary?.coursesToRepeat)),
  row("Courses to take", printedList(summary?.coursesToTake)),
];

/** What the check of a semester's results tells: whose they are, every grade, and the averages. */
export const resultFacts = (results: ResultsOnPaper): PaperFact[] => [
  ...resultRows(results),
  ...results.subjects.map(({ code, grade }) => row(row("", code).value, grade)),
  ...rowsLabelled(resultSummaryRows(results), [
    "Cumulative course units",
    "GPA",
    "CGPA",
    "CGPA remark",
  ]),
];
