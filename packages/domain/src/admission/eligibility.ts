import * as z from "zod/mini";
import { eligibilityWords as words } from "../messages/eligibility.words.ts";
import { optionalFigure } from "../validation/figures.ts";
import { optionalId } from "../validation/primitives.ts";
import {
  asksNothing,
  broughtOf,
  unmetOf,
  verdictOf,
  type Requirement,
  type Unmet,
  type Verdict,
} from "./requirements.ts";

/** What somebody tells of themselves who has not paid yet; nothing of it has to be told. */
export const eligibilitySchema = z.object({
  /** A line without a subject or a grade counts for nothing. */
  results: z
    .array(z.object({ subjectId: optionalId(), grade: z.string().check(z.maxLength(4)) }))
    .check(z.maxLength(60)),
  /** A result of the O-level is not out yet. */
  awaiting: z.boolean(),
  utme: optionalFigure({ least: 0, most: 400, message: words.utmeWrong }),
  certificate: z.string().check(z.maxLength(40)),
});

export type Told = (typeof eligibilitySchema)["_zod"]["output"];

/** Whether a department takes somebody, and what stands in the way. */
export type Eligibility = { readonly verdict: Verdict; readonly unmet: readonly Unmet[] };

/** How many further lines one begins with, beside those of the subjects that departments ask. */
const furtherLines = 3;

/** The subjects that any department names, those first that most of them do. */
export function subjectsAsked(rules: readonly Requirement[]): number[] {
  const named = new Map<number, number>();
  for (const id of rules.flatMap(({ creditSubjectIds }) => creditSubjectIds))
    named.set(id, (named.get(id) ?? 0) + 1);
  return [...named].toSorted(([a, one], [b, other]) => other - one || a - b).map(([id]) => id);
}

/** With what the form begins: a line for each subject that is asked, and some for others. */
export const emptyTold = (rules: readonly Requirement[]) => ({
  results: [
    ...subjectsAsked(rules).map((id) => ({ subjectId: String(id), grade: "" })),
    ...Array.from({ length: furtherLines }, () => ({ subjectId: "", grade: "" })),
  ],
  awaiting: false,
  utme: "",
  certificate: "",
});

/** What a department answers to who tells this: the server's own rule, and what is not told is not known. */
export function eligibilityOf(rule: Requirement, told: Told): Eligibility {
  const results = told.results.flatMap(({ subjectId, grade }) =>
    subjectId !== undefined && grade !== "" ? [{ subjectId, grade }] : [],
  );
  const unmet = unmetOf(
    rule,
    broughtOf({
      results,
      awaiting: told.awaiting || results.length === 0,
      utme: told.utme,
      aggregate: null,
      certificate: told.certificate === "" ? null : told.certificate,
    }),
  );
  // Of a department that has said nothing nobody knows.
  return { verdict: asksNothing(rule) ? "perhaps" : verdictOf(unmet), unmet };
}
