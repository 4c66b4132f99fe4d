import { compareSemesters, sameAward, type DatedSemester } from "./attempts.ts";

/** A core course, and the semester in which it was due at the student's level. */
export type DueCourse = DatedSemester & {
  courseId: number;
  code: string;
  levelId: number;
  /** The first days (2026-09-01) of the sessions in which it was not offered; null or absent if there are none. */
  notOfferedIn?: readonly string[] | null;
};

/**
 * The award's core courses that were due up to a semester and are neither graded nor registered, each once.
 * Courses that await a result are left out, and so are those that were not offered in that session.
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
