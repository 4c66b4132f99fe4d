import type { Filter } from "@polyportal/ui/filter";

/** Rows of which something is so, or those of which it is not. */
export const yesOrNo = (name: string, label: string, yes: string, no: string): Filter => ({
  kind: "select",
  name,
  label,
  options: [
    { value: "true", label: yes },
    { value: "false", label: no },
  ],
});

type Named = { readonly id: number; readonly name: string };

/** What the school has as rows, to be chosen from by their names. */
export const choicesOf = (rows: readonly Named[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** Rows of some departments of the school's faculties. */
export const ofDepartments = (
  label: string,
  faculties: readonly { readonly departments: readonly Named[] }[],
): Filter => ({
  kind: "several",
  name: "department",
  label,
  options: choicesOf(faculties.flatMap(({ departments }) => departments)),
});
