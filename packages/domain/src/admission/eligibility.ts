import type { EligibilityAnswers } from "./eligibility-schema.ts";
import {
  asksNothing,
  broughtOf,
  unmetOf,
  verdictOf,
  type Requirement,
  type Unmet,
  type Verdict,
} from "./requirements.ts";

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
export function eligibilityOf(rule: Requirement, told: EligibilityAnswers): Eligibility {
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
