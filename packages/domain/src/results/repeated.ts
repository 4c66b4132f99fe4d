import {
  compareSemesters,
  sameAward,
  sameSemester,
  type DatedAttempt,
  type SemesterKey,
} from "./attempts.ts";

/**
 * The courses of a semester that were taken before in the same award. With them, "current" plus "previous"
 * exceeds "cumulative", which counts a course once.
 */
export const repeatedIn = <Attempt extends DatedAttempt>(
  attempts: readonly Attempt[],
  key: SemesterKey,
): Attempt[] =>
  attempts.filter(
    (one) =>
      sameSemester(one, key) &&
      attempts.some(
        (earlier) =>
          earlier.courseId === one.courseId &&
          compareSemesters(earlier, one) < 0 &&
          sameAward(earlier.levelId, one.levelId),
      ),
  );
