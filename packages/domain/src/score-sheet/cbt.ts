import { cbtRefusals } from "../messages/cbt-results.ts";
import { scoreRefusals } from "../messages/score-sheet.ts";
import { cleaned } from "../text/clean.ts";
import { commaRefusal } from "../format/typed-number.ts";
import { markCodeOf } from "./mark-codes.ts";
import type { CbtChoice } from "./cbt-choice.ts";
import { spanOf, type Span } from "./submitted-at.ts";

/** What a computer test gave, in whole hundredths of its own points. */
export type CbtResult = { readonly score: number; readonly outOf: number };

/** Texts of a row's cells; what is empty is not named. */
export type CbtRow = {
  readonly score?: string | undefined;
  readonly outOf?: string | undefined;
  readonly submittedAt?: string | undefined;
};

export type CbtRefusals = Partial<Record<"score" | "outOf", string>>;

/** ASCII digits with a point: neither "17,5", nor a day that Excel made of a mark. */
const plain = /^\d{1,5}(?:\.(\d+))?$/;

function hundredthsIn(text: string, refusal: string): number | string {
  const match = plain.exec(text);
  if (!match) return commaRefusal(text) ?? refusal;
  if ((match[1] ?? "").length > 2) return scoreRefusals.decimals;
  return Math.round(Number(text) * 100);
}

/** Reads a score and what it is out of, or says what is wrong in each. */
export function readResult({
  score = "",
  outOf = "",
}: CbtRow): { readonly result: CbtResult } | { readonly refusals: CbtRefusals } {
  const refusals: CbtRefusals = {};
  const code = markCodeOf(score);
  const refusal = code ? cbtRefusals.code(code) : cbtRefusals.score;
  const points = hundredthsIn(cleaned(score).trim(), refusal);
  const most = hundredthsIn(cleaned(outOf).trim(), cbtRefusals.outOf);
  if (typeof points === "string") refusals.score = points;
  if (typeof most === "string" || most === 0) {
    refusals.outOf = typeof most === "string" ? most : cbtRefusals.outOf;
  } else if (typeof points === "number" && points > most) {
    refusals.score = cbtRefusals.more(outOf.trim());
  }
  return typeof points === "string" || typeof most === "string" || refusals.score || refusals.outOf
    ? { refusals }
    : { result: { score: points, outOf: most } };
}

/**
 * A result as it counts where the part's maximum is `max`, a whole number: half up, two decimals. All of
 * it is counted in whole numbers, so that no half is lost.
 */
export function scaledTo(max: number, { score, outOf }: CbtResult): number {
  const doubled = 2 * score * max * 100 + outOf;
  const divisor = 2 * outOf;
  return (doubled - (doubled % divisor)) / divisor / 100;
}

/** One of several rows of a student. */
export type Attempt = CbtRow & {
  readonly line: number;
  /** Something else of its row cannot be read. */
  readonly wrong?: boolean;
};

/** The row that counts, or why nobody can say which does. */
export type Chosen = { readonly counts: number } | { readonly refusal: string };

/** Which of a student's attempts counts. One that cannot be read could be the one: then none does. */
export function chooseAttempt(
  how: Exclude<CbtChoice["attempts"], "refuse">,
  attempts: readonly Attempt[],
): Chosen {
  const read: { line: number; result: CbtResult; text: string | undefined }[] = [];
  for (const { line, wrong, ...row } of attempts) {
    const answer = readResult(row);
    if (wrong || "refusals" in answer) return { refusal: cbtRefusals.unread(line) };
    read.push({ line, result: answer.result, text: row.submittedAt });
  }
  if (how === "best") {
    const best = read.reduce((one, other) => (isMore(other.result, one.result) ? other : one));
    return { counts: best.line };
  }
  const dated: { line: number; span: Span }[] = [];
  for (const { line, text = "" } of read) {
    const span = spanOf(text);
    if (!span) return { refusal: cbtRefusals.undated(line) };
    dated.push({ line, span });
  }
  const latest = dated.reduce((one, other) => (other.span.from > one.span.from ? other : one));
  const close = dated.find(({ line, span }) => line !== latest.line && span.to > latest.span.from);
  return close
    ? { refusal: cbtRefusals.sameTime(...inOrder(close.line, latest.line)) }
    : { counts: latest.line };
}

const isMore = (one: CbtResult, other: CbtResult): boolean =>
  one.score * other.outOf > other.score * one.outOf;

const inOrder = (one: number, other: number): [number, number] =>
  one < other ? [one, other] : [other, one];
