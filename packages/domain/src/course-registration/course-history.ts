import { gradeOf } from "../results/scale.ts";

/** What earlier sessions say about a student's courses. */
export type CourseHistory = {
  passed: ReadonlySet<number>;
  /** Failed, or taken and never passed: to be taken again. */
  carriedOver: ReadonlySet<number>;
  /** Taken; the result is not out yet. */
  awaited: ReadonlySet<number>;
};

/**
 * Sums up earlier sessions. `scores` are the published ones; `taken` are the courses that were registered,
 * with whether their results are still to be published.
 */
export function courseHistory(
  scores: readonly { courseId: number; total: number }[],
  taken: readonly { courseId: number; resultAwaited: boolean }[],
): CourseHistory {
  const passed = new Set(
    scores.filter(({ total }) => gradeOf(total).grade !== "F").map(({ courseId }) => courseId),
  );
  const awaited = new Set(
    taken
      .filter(({ courseId, resultAwaited }) => resultAwaited && !passed.has(courseId))
      .map(({ courseId }) => courseId),
  );
  const carriedOver = new Set(
    [...scores, ...taken]
      .map(({ courseId }) => courseId)
      .filter((courseId) => !passed.has(courseId) && !awaited.has(courseId)),
  );
  return { passed, carriedOver, awaited };
}
