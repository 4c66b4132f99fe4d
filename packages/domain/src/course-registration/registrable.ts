import { unitsOf } from "../results/credit-units.ts";
import { courseKinds, type Course, type CourseKind, type Semester } from "./course.ts";
import type { CourseHistory } from "./course-history.ts";

/** For which class a student registers. */
export type RegistrationClass = { departmentId: number; levelId: number; semester: Semester };

/** A course that may be chosen, or could be once its prerequisites are passed. */
export type RegistrableCourse = Course & {
  kind: CourseKind;
  /** The codes of the prerequisites that are not passed yet. */
  missing: readonly string[];
};

/** The fewest and the most credit units of a semester. */
export type UnitLoad = { minimum: number; maximum: number };

/** The load of a level for which the school has set none. */
const usualLoad: UnitLoad = { minimum: 12, maximum: 24 };

/**
 * As what a student may register a course; `undefined` for what is not offered: another semester's, what
 * is switched off or another level's and no carry-over, another department's that may not be borrowed, and what is
 * passed or waits for its result. What is assigned to the class is taken as by the class whose it is.
 */
export function registrableAs(
  course: Course,
  to: RegistrationClass,
  history: CourseHistory,
): CourseKind | undefined {
  if (course.semester !== to.semester) return undefined;
  if (history.passed.has(course.id) || history.awaited.has(course.id)) return undefined;
  if (history.carriedOver.has(course.id)) return "Carry-over";
  if (course.active === false) return undefined;
  if (course.assigned) return course.status;
  if (course.levelId !== to.levelId) return undefined;
  if (course.departmentId === to.departmentId) return course.status;
  return course.borrowable ? "Borrowed" : undefined;
}

/** The codes of what has to be passed before a course. Who takes one again was let in before. */
export const missingOf = (course: Course, kind: CourseKind, { passed }: CourseHistory): string[] =>
  kind === "Carry-over"
    ? []
    : course.requires.filter(({ id }) => !passed.has(id)).map(({ code }) => code);

/** Of these courses the ones that a student is offered, carry-overs first. */
export function registrableCourses(
  courses: readonly Course[],
  to: RegistrationClass,
  history: CourseHistory,
): RegistrableCourse[] {
  return courses
    .flatMap((course) => {
      const kind = registrableAs(course, to, history);
      if (!kind) return [];
      return [{ ...course, kind, missing: missingOf(course, kind, history) }];
    })
    .toSorted(
      (a, b) =>
        courseKinds.indexOf(a.kind) - courseKinds.indexOf(b.kind) || (a.code < b.code ? -1 : 1),
    );
}

/** The load that is set for a student: the own one, else the level's, else the usual one. */
export const loadSet = (own: UnitLoad | undefined, ofLevel: UnitLoad | undefined): UnitLoad =>
  own ?? ofLevel ?? usualLoad;

/** The load that holds for a student: who has less than the minimum left to take takes all of it. */
export function loadFor(
  load: UnitLoad,
  offered: readonly Pick<RegistrableCourse, "creditUnit" | "missing">[],
): UnitLoad {
  const left = unitsOf(offered.filter(({ missing }) => missing.length === 0));
  return { maximum: load.maximum, minimum: Math.min(load.minimum, left) };
}
