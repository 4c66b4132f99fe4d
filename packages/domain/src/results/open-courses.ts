import { compareSemesters, sameAward, type DatedAttempt, type DatedSemester } from "./attempts.ts";
import { coursesToTake, type DueCourse } from "./courses-to-take.ts";

/** A registered course, with the student's level then. */
export type RegisteredAttempt = DatedSemester & {
  readonly courseId: number;
  readonly code: string;
  readonly levelId: number;
  /** The registration was returned and not sent again. */
  readonly returned: boolean;
};

/** The facts that decide what an award still needs. */
export type StudyFacts = {
  /** Graded attempts. */
  readonly attempts: readonly Pick<DatedAttempt, "courseId" | keyof DatedSemester>[];
  readonly due: readonly DueCourse[];
  readonly registered: readonly RegisteredAttempt[];
};

/** What an award still needs: core courses to take, and awaited results. */
export type OpenCourses = {
  toTake: readonly DueCourse[];
  awaited: readonly RegisteredAttempt[];
};

/**
 * What was open for an award at the end of a semester. A registered course without a grade, of that semester
 * or later, is awaited; a later attempt settles an earlier one without a grade. Courses of returned
 * registrations were not taken.
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
