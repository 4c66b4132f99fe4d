import {
  compareSemesters,
  sameAward,
  sameSemester,
  type DatedSemester,
} from "@polyportal/domain/results/attempts";
import { coursesToTake } from "@polyportal/domain/results/courses-to-take";
import type { Reader } from "../../database/connect.ts";
import { dueFor, registeredBy } from "./courses.ts";
import { attemptsIn, publishedOf, type PublishedAttempt } from "./published.ts";

type Course = DatedSemester & { courseId: number; code: string; levelId: number };

/** What an award still wants of a student: core courses to take, and results that are awaited. */
export type OpenCourses = { toTake: readonly Course[]; awaited: readonly Course[] };

/** All that a student's results are made of: what is published, and what was due and registered. */
export async function studyOf(db: Reader, studentId: string): Promise<Study> {
  const studentIds = [studentId];
  const [scores, due, registered] = await Promise.all([
    publishedOf(db).execute({ studentIds }),
    dueFor(db).execute({ studentIds }),
    registeredBy(db).execute({ studentIds }),
  ]);
  return { attempts: attemptsIn(scores), due, registered };
}

type RowsOf<Query extends (db: Reader) => { execute: () => Promise<readonly unknown[]> }> =
  readonly Awaited<ReturnType<ReturnType<Query>["execute"]>>[number][];

export type Study = {
  readonly attempts: readonly PublishedAttempt[];
  readonly due: RowsOf<typeof dueFor>;
  readonly registered: RowsOf<typeof registeredBy>;
};

/**
 * What was open of an award at the end of a semester. Awaited is what was registered and is not
 * published, whether or not somebody has written a score down.
 */
export function openCourses(
  { attempts, due, registered }: Study,
  at: DatedSemester & { levelId: number },
): OpenCourses {
  const soFar = (one: DatedSemester) => compareSemesters(one, at) <= 0;
  const graded = attempts.filter(soFar);
  const chosen = registered.filter(soFar);
  const isOut = (one: Course) =>
    graded.some((had) => had.courseId === one.courseId && sameSemester(had, one));
  return {
    toTake: coursesToTake(due, new Set([...graded, ...chosen].map(({ courseId }) => courseId)), at),
    awaited: chosen.filter((one) => sameAward(one.levelId, at.levelId) && !isOut(one)),
  };
}
