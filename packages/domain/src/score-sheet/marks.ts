import { scoreRefusals } from "../messages/score-sheet.ts";
import { cleaned } from "../text/clean.ts";
import { commaRefusal } from "../format/typed-number.ts";
import { markCodeOf } from "./mark-codes.ts";
import type { ScorePart } from "./split.ts";

/** A mark as it was typed, read: none, so many, or why it is no mark. */
export type ReadMark = { readonly mark: number | null } | { readonly refusal: string };

const plain = /^\d+(?:\.(\d+))?$/;

/**
 * Reads a mark as it was typed: ASCII digits with a point, up to the part's maximum, at most two
 * decimals, never rounded. Empty is no mark, which is not 0.
 */
export function readMark(text: string, part: ScorePart, max: number): ReadMark {
  const typed = cleaned(text).trim();
  if (typed === "") return { mark: null };
  const match = plain.exec(typed);
  if (!match) return { refusal: refusalOf(typed) ?? scoreRefusals.range(part, max) };
  if ((match[1] ?? "").length > 2) return { refusal: scoreRefusals.decimals };
  const mark = Number(typed);
  return mark > max ? { refusal: scoreRefusals.range(part, max) } : { mark };
}

/** What is to be done about a text that is no mark, where that can be told. */
function refusalOf(typed: string): string | undefined {
  const code = markCodeOf(typed);
  return code ? scoreRefusals.belongsUnderCode(code) : commaRefusal(typed);
}

/** Marks as whole hundredths: they have two decimals, and only whole numbers add up exactly. */
export const hundredthsOf = (mark: number): number => Math.round(mark * 100);

/** The sum of marks. */
export const sumOfMarks = (marks: readonly number[]): number =>
  marks.reduce((sum, mark) => sum + hundredthsOf(mark), 0) / 100;
