import type { Choice, PlainField } from "../../programmes/field.ts";

/** "Not asked" is neither. */
export const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const satisfies readonly Choice[];

/** The entries that a definition names; of a list of the school's it knows none. */
export const entriesOf = ({ options }: PlainField & { type: "choice" }): readonly Choice[] =>
  "list" in options ? [] : options;

/** The entry of a name. */
export const named = (label: string): Choice => ({ value: label, label });
