import { semesterSummaries } from "@polyportal/domain/grading/semester-summaries";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { publishedAttempts } from "./published.ts";

/** A student's averages semester by semester, first to last, of what is published. */
export async function semesterAverages(db: Reader, studentId: string) {
  const summaries = semesterSummaries(await publishedAttempts(db, studentId));
  return summaries.map((summary) => ({
    ...summary,
    session: summary.attempts[0]?.session ?? "",
    level: levelById(summary.levelId).name,
    courses: summary.attempts.length,
    /** The average of the semester alone, of 5.0. */
    gpa: summary.current.gradePointAverage,
    /** The average of the award up to the semester. */
    cgpa: summary.cumulative.gradePointAverage,
    remark: summary.standing,
  }));
}
