import { semesterSummaries } from "@polyportal/domain/results/semester-summaries";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { attemptsOfStudents, publishedAttempts, type PublishedAttempt } from "./published.ts";

/** A student's published averages, semester by semester. */
export const semesterAverages = async (db: Reader, studentId: string) =>
  averagesOf(await publishedAttempts(db, studentId));

/** The averages of published grades, semester by semester. */
export const averagesOf = (attempts: readonly PublishedAttempt[]) =>
  semesterSummaries(attempts).map((summary) => ({
    ...summary,
    session: summary.attempts[0]?.session ?? "",
    level: levelById(summary.levelId).name,
    courses: summary.attempts.length,
    /** The semester's average, out of 5.0. */
    gpa: summary.current.gradePointAverage,
    /** The average up to and including the semester. */
    cgpa: summary.cumulative.gradePointAverage,
  }));

/** Students read at once, so that memory holds some twenty thousand grades at most. */
const atOnce = 500;

/**
 * Each student's published average at the end of a session, as the student's own page shows it. Students
 * without results are left out.
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
