import { levels } from "@polyportal/domain/student/levels";
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

/** Rows of some departments of the school's faculties; `name` says as what, where rows have several. */
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

/** Rows of one academic session. */
export const ofSession = (label: string, sessions: readonly Named[]): Filter => ({
  kind: "select",
  name: "session",
  label,
  options: choicesOf(sessions),
});

/** Rows of some levels. */
export const ofLevels = (label: string): Filter => ({
  kind: "several",
  name: "level",
  label,
  options: choicesOf(levels),
});
