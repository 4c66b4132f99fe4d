import {
  compareSemesters,
  sameAward,
  sameSemester,
  type DatedSemester,
} from "@polyportal/domain/results/attempts";
import { coursesToTake } from "@polyportal/domain/results/courses-to-take";
import type { Reader } from "../../database/connect.ts";
import { dueFor, registeredBy } from "./courses.ts";
import { publishedAttempts } from "./published.ts";

type Course = DatedSemester & { courseId: number; code: string; levelId: number };

/** What an award still wants of a student: core courses to take, and results that are awaited. */
export type OpenCourses = { toTake: readonly Course[]; awaited: readonly Course[] };

/** All that a student's results are made of. */
export async function studyOf(db: Reader, studentId: string) {
  const [attempts, due, registered] = await Promise.all([
    publishedAttempts(db, studentId),
    dueFor(db).execute({ studentId }),
    registeredBy(db).execute({ studentId }),
  ]);
  return { attempts, due, registered };
}

/**
 * What was open of an award at the end of a semester. Awaited is what was registered and is not
 * published, whether or not somebody has written a score down.
 */
export function openCourses(
  { attempts, due, registered }: Awaited<ReturnType<typeof studyOf>>,
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
