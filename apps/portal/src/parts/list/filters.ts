import { semesters } from "@polyportal/domain/academic-session/semesters";
import { levels } from "@polyportal/domain/student/levels";
import type { Filter } from "@polyportal/ui/filter";

/** A filter for rows with or without a property. */
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

/** A filter by semester. */
export const ofSemester = (label: string): Filter => ({
  kind: "select",
  name: "semester",
  label,
  options: semesters.map((semester) => ({ value: semester, label: semester })),
});

/** A filter by level. */
export const ofLevels = (label: string): Filter => ({
  kind: "several",
  name: "level",
  label,
  options: choicesOf(levels),
});
