import type { Answers, Choice, PlainField } from "../../programmes/field.ts";

/** "Not asked" is neither. */
export const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const satisfies readonly Choice[];

/** The entries that a definition names, given what was answered before; of a list of the school's it knows none. */
export function entriesOf(
  { options }: PlainField & { type: "choice" },
  answers: Answers = {},
): readonly Choice[] {
  if ("list" in options) return [];
  if (!("by" in options)) return options;
  const chosen = answers[options.by];
  return (typeof chosen === "string" && options.lists[chosen]) || [];
}

/** The entry of a name. */
export const named = (label: string): Choice => ({ value: label, label });
