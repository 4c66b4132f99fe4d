import { formatPoints } from "../../format/marks.ts";
import { gradingScale } from "../../results/scale.ts";
import type { SheetStatistics } from "../../score-sheet/statistics.ts";
import type { PaperFact } from "../kinds.ts";
import { printedCount, printedDate } from "../printed.ts";
import { row, type Text } from "./rows.ts";

/** The scores of a course, as their sheet is printed. */
export type SheetOnPaper = SheetStatistics & {
  readonly code: Text;
  readonly title: Text;
  readonly department: Text;
  readonly session: Text;
  readonly semester: Text;
  /** How many students stand on it. */
  readonly students: number;
  /** How often one of its scores was amended: each time it is another paper. */
  readonly amendments: number;
  /** Of the academic board: the day, and the minute by which it is out. */
  readonly boardDate: Text;
  readonly minuteNumber: Text;
};

/** What the check of a result sheet tells: which it is, who decided, and how the course came out. */
export const sheetFacts = (sheet: SheetOnPaper): PaperFact[] => [
  row("Course code", sheet.code),
  row("Course title", sheet.title),
  row("Department", sheet.department),
  row("Session", sheet.session),
  row("Semester", sheet.semester),
  row("Students", printedCount(sheet.students)),
  ...gradingScale.map(({ grade }) => row(`Grade ${grade}`, printedCount(sheet.counts[grade]))),
  row("Mean", sheet.mean === null ? undefined : formatPoints(sheet.mean)),
  row("Amendments", printedCount(sheet.amendments)),
  row("Academic board", printedDate(sheet.boardDate)),
  row("Minute", sheet.minuteNumber),
];
