import { semesterSummaries } from "@polyportal/domain/results/semester-summaries";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { attemptsOfStudents, publishedAttempts, type PublishedAttempt } from "./published.ts";

/** A student's averages semester by semester, first to last, of what is published. */
export const semesterAverages = async (db: Reader, studentId: string) =>
  averagesOf(await publishedAttempts(db, studentId));

/** What published grades come to, semester by semester. */
export const averagesOf = (attempts: readonly PublishedAttempt[]) =>
  semesterSummaries(attempts).map((summary) => ({
    ...summary,
    session: summary.attempts[0]?.session ?? "",
    level: levelById(summary.levelId).name,
    courses: summary.attempts.length,
    /** The average of the semester alone, of 5.0. */
    gpa: summary.current.gradePointAverage,
    /** The average of the award up to the semester. */
    cgpa: summary.cumulative.gradePointAverage,
  }));

/** So many students are read at once: some twenty thousand grades are held no longer than they are added up. */
const atOnce = 500;

/**
 * The average of each of some students as it stood at the end of a session, of what is published: the last
 * of those that the student's own page shows. Whoever has no result yet has none.
 */
export async function cgpasOf(
  db: Reader,
  studentIds: readonly string[],
  sessionFrom: string,
): Promise<ReadonlyMap<string, number>> {
  const cgpas = new Map<string, number>();
  for (let from = 0; from < studentIds.length; from += atOnce) {
    const attempts = await attemptsOfStudents(db, studentIds.slice(from, from + atOnce));
    for (const [studentId, all] of attempts) {
      const last = averagesOf(all.filter((one) => one.sessionFrom <= sessionFrom)).at(-1);
      if (last) cgpas.set(studentId, last.cgpa);
    }
  }
  return cgpas;
}
