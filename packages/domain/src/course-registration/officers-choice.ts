import { checkSelection, type SelectableCourse, type SelectionProblem } from "./check-selection.ts";
import type { Course, CourseKind } from "./course.ts";
import type { CourseHistory } from "./course-history.ts";
import {
  missingOf,
  registrableAs,
  type RegistrableCourse,
  type RegistrationClass,
  type UnitLoad,
} from "./registrable.ts";

/** What of a course decides whether an officer can choose it for a student. */
export type OfficersCourse = SelectableCourse & {
  /** The student could choose it, or has registered it. */
  readonly offered: boolean;
  /** Those of the missing prerequisites that are taken and whose results are awaited. */
  readonly unpublished: readonly string[];
};

/** Why a student's own choice would be refused, as an officer is told. */
export type OfficersRefusal =
  | SelectionProblem
  | { kind: "unpublished"; code: string; missing: readonly string[] }
  | { kind: "not-offered"; code: string };

/** A course of the semester as an officer finds it, on offer to the student's class or not. */
export function officersCourse(
  course: Course,
  to: RegistrationClass,
  history: CourseHistory,
  awaited: ReadonlySet<number>,
): RegistrableCourse & OfficersCourse {
  const kind = registrableAs(course, to, history);
  const as: CourseKind =
    kind ?? (course.departmentId === to.departmentId ? course.status : "Borrowed");
  const missing = missingOf(course, as, history);
  return {
    ...course,
    kind: as,
    missing,
    offered: kind !== undefined,
    unpublished: course.requires
      .filter(({ id, code }) => awaited.has(id) && missing.includes(code))
      .map(({ code }) => code),
  };
}

/** A registered course may stay, whatever the rules say of it now. */
export const stays = <Registered extends Omit<SelectableCourse, "missing">>(one: Registered) => ({
  ...one,
  missing: [] as readonly string[],
  offered: true,
  unpublished: [] as readonly string[],
});

/** The student's rules about what an officer chooses. What waits for a result is told apart from what was not passed. */
export function officersRefusals(
  chosen: readonly OfficersCourse[],
  offered: readonly SelectableCourse[],
  load: UnitLoad,
): OfficersRefusal[] {
  const unpublished = new Map(chosen.map((one) => [one.code, one.unpublished]));
  return [
    ...chosen
      .filter((one) => !one.offered)
      .map(({ code }) => ({ kind: "not-offered", code }) as const),
    ...checkSelection(chosen, offered, load).map((problem): OfficersRefusal => {
      if (problem.kind !== "prerequisite") return problem;
      const missing = unpublished.get(problem.code) ?? [];
      return missing.length > 0 ? { kind: "unpublished", code: problem.code, missing } : problem;
    }),
  ];
}

/**
 * By which name a refusal is overridden: what was read and no more, so that 26 units are not 28.
 * Undefined where nobody overrides it.
 */
export function overrideOf(refusal: OfficersRefusal): string | undefined {
  switch (refusal.kind) {
    case "unpublished":
      return undefined;
    case "not-offered":
      return `not-offered ${refusal.code}`;
    case "prerequisite":
      return `prerequisite ${refusal.code} ${refusal.missing.join(", ")}`;
    case "carry-overs-first":
      return `carry-overs-first ${refusal.codes.join(", ")}`;
    case "over-maximum":
      return `over-maximum ${refusal.units} of ${refusal.maximum}`;
    case "below-minimum":
      return `below-minimum ${refusal.units} of ${refusal.minimum}`;
  }
}

/** Which refusals these overrides lift, and which stand. An override that nothing asks for is none. */
export function overridden(refusals: readonly OfficersRefusal[], overrides: readonly string[]) {
  const isLifted = (refusal: OfficersRefusal) => {
    const name = overrideOf(refusal);
    return name !== undefined && overrides.includes(name);
  };
  return {
    lifted: refusals.filter(isLifted),
    standing: refusals.filter((refusal) => !isLifted(refusal)),
  };
}
