import { scoreRefusals } from "../messages/score-sheet.ts";
import {
  countsAsFailed,
  goesWithExam,
  markCodeOf,
  needsReason,
  type MarkCode,
} from "./mark-codes.ts";
import { readMark, sumOfMarks } from "./marks.ts";
import { gradeOf, type Grade } from "../results/scale.ts";
import { partsOf, type ScorePart, type Split } from "./split.ts";

/** What is entered of one student. */
export type Marks = Readonly<Record<ScorePart, number | null>> & {
  readonly code: MarkCode | null;
};

/** Nothing entered. */
export const noMarks: Marks = { test: null, lab: null, exam: null, code: null };

/** A row as it was typed: texts of cells; a column that is not named stays as it was. */
export type TypedRow = Partial<Readonly<Record<ScorePart | "code" | "reason", string>>>;

/** What is wrong with cells, by column. */
export type RowRefusals = Partial<Record<ScorePart | "code" | "reason", string>>;

/**
 * Reads a row over what it was. Where a cell is wrong the whole row stays unsaved, with what is wrong in
 * each: one rule for the grid, for files and for the server.
 */
export function readRow(
  typed: TypedRow,
  before: Marks & { readonly reason?: string },
  split: Split,
): { readonly marks: Marks; readonly reason: string } | { readonly refusals: RowRefusals } {
  const refusals: RowRefusals = {};
  const read = (part: ScorePart): number | null => {
    const text = typed[part];
    if (text === undefined) return before[part];
    const answer = readMark(text, part, split[part]);
    if ("mark" in answer) return answer.mark;
    refusals[part] = answer.refusal;
    return null;
  };
  const code = readCode(typed.code, before.code);
  if (code === undefined) refusals.code = scoreRefusals.code;
  const marks = { test: read("test"), lab: read("lab"), exam: read("exam"), code: code ?? null };
  const reason = (typed.reason ?? before.reason ?? "").trim();
  if (marks.code && marks.exam !== null && !goesWithExam(marks.code)) {
    refusals.code = scoreRefusals.codeWithExam;
  }
  if (marks.code && needsReason(marks.code) && reason === "") refusals.reason = scoreRefusals.why;
  if (Object.keys(refusals).length > 0) return { refusals };
  return { marks, reason: marks.code && needsReason(marks.code) ? reason : "" };
}

const readCode = (text: string | undefined, before: MarkCode | null): MarkCode | null | undefined =>
  text === undefined ? before : text.trim() === "" ? null : markCodeOf(text);

/** The sum, once each part that counts is entered; none beside a code. */
export function totalOf(marks: Marks, split: Split): number | null {
  if (marks.code) return null;
  const entered = partsOf(split).map((part) => marks[part]);
  return entered.every((mark) => mark !== null) ? sumOfMarks(entered) : null;
}

/** Whether the row may leave the lecturer: each part is entered, or a code stands for them. */
export const isComplete = (marks: Marks, split: Split): boolean =>
  marks.code !== null || totalOf(marks, split) !== null;

/** What a row earns: a grade with its points; neither while it is incomplete or awaited. */
export type Earned = { readonly grade: Grade; readonly point: number };

/** The grade of a total, or F of a code that counts so. */
export function earnedBy({
  total,
  code,
}: {
  readonly total: number | null;
  readonly code: MarkCode | null;
}): Earned | null {
  if (code) return countsAsFailed(code) ? { grade: "F", point: 0 } : null;
  if (total === null) return null;
  const { grade, point } = gradeOf(total);
  return { grade, point };
}
