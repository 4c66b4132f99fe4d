import type { Answers, Choice, PlainField } from "../../programmes/field.ts";

/** If the question is not asked, the answer is neither. */
export const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const satisfies readonly Choice[];

/** The options that the definition lists, given the answers so far. Options of a school's list are not in it. */
export function entriesOf(
  { options }: PlainField & { type: "choice" },
  answers: Answers = {},
): readonly Choice[] {
  if ("list" in options) return [];
  if (!("by" in options)) return options;
  const chosen = answers[options.by];
  return (typeof chosen === "string" && options.lists[chosen]) || [];
}

/** An option whose value is its label. */
export const named = (label: string): Choice => ({ value: label, label });
