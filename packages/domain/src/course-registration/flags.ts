import { checkSelection, type SelectableCourse, type SelectionProblem } from "./check-selection.ts";
import type { UnitLoad } from "./registrable.ts";

/** What an adviser looks at in a registration. */
export const registrationFlags = [
  "load",
  "carry-over",
  "prerequisite",
  "borrowed",
  "late",
  "changed",
] as const;
export type RegistrationFlag = (typeof registrationFlags)[number];

/** A registration against the rules of its student's semester. */
export type ReviewedRegistration = {
  readonly chosen: readonly SelectableCourse[];
  readonly offered: readonly SelectableCourse[];
  readonly load: UnitLoad;
  /** It was first sent when that costs the late fee. */
  readonly late: boolean;
  /** It was approved before, and changed since. */
  readonly changed: boolean;
};

const flagOf: Readonly<Record<SelectionProblem["kind"], RegistrationFlag>> = {
  prerequisite: "prerequisite",
  "carry-overs-first": "carry-over",
  "over-maximum": "load",
  "below-minimum": "load",
};

/** What stands out in a registration: the student's own rules, asked again as results stand now. */
export function flagsOf(one: ReviewedRegistration): RegistrationFlag[] {
  const raised = new Set<RegistrationFlag>(
    checkSelection(one.chosen, one.offered, one.load).map(({ kind }) => flagOf[kind]),
  );
  if (one.chosen.some(({ kind }) => kind === "Borrowed")) raised.add("borrowed");
  if (one.late) raised.add("late");
  if (one.changed) raised.add("changed");
  return registrationFlags.filter((flag) => raised.has(flag));
}

/** Whether somebody has to look at it by itself: late alone does not bar approving it among many. */
export const barsBulkApproval = (flags: readonly RegistrationFlag[]): boolean =>
  flags.some((flag) => flag !== "late");
