import { unitsOf } from "../results/credit-units.ts";
import type { RegistrableCourse, UnitLoad } from "./registrable.ts";

/** What of a course decides whether it can be chosen. */
export type SelectableCourse = Pick<
  RegistrableCourse,
  "id" | "code" | "creditUnit" | "kind" | "missing"
>;

/** What is wrong with a choice of courses. */
export type SelectionProblem =
  | { kind: "prerequisite"; code: string; missing: readonly string[] }
  | { kind: "carry-overs-first"; codes: readonly string[] }
  | { kind: "over-maximum"; units: number; maximum: number }
  | { kind: "below-minimum"; units: number; minimum: number };

/**
 * Everything that is wrong with the chosen courses. Carry-overs go first: none may be left out that
 * fits beside the other chosen carry-overs. Where carry-overs alone exceed the maximum, some wait.
 */
export function checkSelection(
  chosen: readonly SelectableCourse[],
  offered: readonly SelectableCourse[],
  { minimum, maximum }: UnitLoad,
): SelectionProblem[] {
  const problems: SelectionProblem[] = chosen
    .filter(({ missing }) => missing.length > 0)
    .map(({ code, missing }) => ({ kind: "prerequisite", code, missing }));
  const ids = new Set(chosen.map(({ id }) => id));
  const carried = chosen.filter(({ kind }) => kind === "Carry-over");
  const leftOut = offered.filter(
    (one) => one.kind === "Carry-over" && !ids.has(one.id) && unitsOf([...carried, one]) <= maximum,
  );
  if (leftOut.length > 0) {
    problems.push({ kind: "carry-overs-first", codes: leftOut.map(({ code }) => code) });
  }
  const units = unitsOf(chosen);
  if (units > maximum) problems.push({ kind: "over-maximum", units, maximum });
  if (units < minimum) problems.push({ kind: "below-minimum", units, minimum });
  return problems;
}

/** A choice to begin with: the carry-overs, then the core courses, as far as the units go. */
export function proposedSelection(
  offered: readonly SelectableCourse[],
  { maximum }: UnitLoad,
): number[] {
  const chosen: SelectableCourse[] = [];
  for (const course of offered) {
    const wanted = course.kind === "Carry-over" || course.kind === "Core";
    const fits = unitsOf([...chosen, course]) <= maximum;
    if (wanted && fits && course.missing.length === 0) chosen.push(course);
  }
  return chosen.map(({ id }) => id);
}
