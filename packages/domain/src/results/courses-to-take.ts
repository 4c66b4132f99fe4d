import { compareSemesters, sameAward, type DatedSemester } from "./attempts.ts";

/** A core course, and the semester in which the student's level had it. */
export type DueCourse = DatedSemester & {
  courseId: number;
  code: string;
  levelId: number;
  /** The first days (2026-09-01) of the sessions in which it could not be taken; null or absent where there are none. */
  notOfferedIn?: readonly string[] | null;
};

/**
 * The core courses of the award that were due up to a semester and that the student neither has a
 * grade of nor has registered, each once. A course that waits for its result is not one of them, and one
 * that was not on offer in the session of that semester was not owed in it.
 */
export function coursesToTake(
  due: readonly DueCourse[],
  taken: ReadonlySet<number>,
  upTo: DatedSemester & { levelId: number },
): DueCourse[] {
  const missing = due
    .filter((one) => sameAward(one.levelId, upTo.levelId) && compareSemesters(one, upTo) <= 0)
    .filter(({ courseId }) => !taken.has(courseId))
    .filter(({ notOfferedIn }) => !notOfferedIn?.includes(upTo.sessionFrom));
  return [...new Map(missing.map((one) => [one.courseId, one])).values()];
}
