import { semesterSummaries } from "@polyportal/domain/results/semester-summaries";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { publishedAttempts, type PublishedAttempt } from "./published.ts";

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
