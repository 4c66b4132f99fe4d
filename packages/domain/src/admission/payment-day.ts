import { nothingAsked, type Requirement } from "./requirements.ts";

/** A rule as a department has said it, and since when. */
type Said = { readonly since: Date; readonly revision: number };

/** The last rule that was said by a moment; undefined where none had been. */
export const ruleAt = <Rule extends Said>(rules: readonly Rule[], moment: Date): Rule | undefined =>
  rules
    .filter(({ since }) => since <= moment)
    .toSorted((one, other) => one.revision - other.revision)
    .at(-1);

/**
 * What an applicant is held to: what stood when the form was paid (programmes.md 8.1). A cut-off is as a rule
 * said after the screening, when all have paid: where none stood then, today's counts, and one that stood stays.
 */
export const bindingRule = (
  paid: Requirement | undefined,
  today: Requirement | undefined,
): Requirement => ({
  ...(paid ?? nothingAsked),
  cutOff: paid?.cutOff ?? today?.cutOff ?? null,
});
