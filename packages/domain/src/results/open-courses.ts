import { compareSemesters, sameAward, type DatedAttempt, type DatedSemester } from "./attempts.ts";
import { coursesToTake, type DueCourse } from "./courses-to-take.ts";

/** A course of a registration, at the level that it was sent at. */
export type RegisteredAttempt = DatedSemester & {
  readonly courseId: number;
  readonly code: string;
  readonly levelId: number;
  /** The registration was returned, and has not been sent again. */
  readonly returned: boolean;
};

/** All that says what an award still wants of a student. */
export type StudyFacts = {
  /** What is graded. */
  readonly attempts: readonly Pick<DatedAttempt, "courseId" | keyof DatedSemester>[];
  readonly due: readonly DueCourse[];
  readonly registered: readonly RegisteredAttempt[];
};

/** What an award still wants of a student: core courses to take, and results that are awaited. */
export type OpenCourses = {
  toTake: readonly DueCourse[];
  awaited: readonly RegisteredAttempt[];
};

/**
 * What was open of an award at the end of a semester. Awaited is what was registered and has no grade, of
 * that semester or of a later one: an attempt that ended in a code without a grade is settled by the next.
 * What a returned registration names was never taken.
 */
export function openCourses(
  { attempts, due, registered }: StudyFacts,
  at: DatedSemester & { levelId: number },
): OpenCourses {
  const soFar = (one: DatedSemester) => compareSemesters(one, at) <= 0;
  const graded = attempts.filter(soFar);
  const taken = registered.filter((one) => soFar(one) && !one.returned);
  const isSettled = (one: RegisteredAttempt) =>
    graded.some((had) => had.courseId === one.courseId && compareSemesters(had, one) >= 0);
  return {
    toTake: coursesToTake(due, new Set([...graded, ...taken].map(({ courseId }) => courseId)), at),
    awaited: taken.filter((one) => sameAward(one.levelId, at.levelId) && !isSettled(one)),
  };
}
