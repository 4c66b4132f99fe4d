import type { Filter } from "@polyportal/ui/filter";

type Named = { readonly id: number; readonly name: string };

/** Records of the school as options. */
export const choicesOf = (rows: readonly Named[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** A filter by department, grouped by faculty. `name` tells several department filters apart. */
export const ofDepartments = (
  label: string,
  faculties: readonly { readonly departments: readonly Named[] }[],
  name = "department",
): Filter => ({
  kind: "several",
  name,
  label,
  options: choicesOf(faculties.flatMap(({ departments }) => departments)),
});

/** A filter by academic session. */
export const ofSession = (label: string, sessions: readonly Named[]): Filter => ({
  kind: "select",
  name: "session",
  label,
  options: choicesOf(sessions),
});
