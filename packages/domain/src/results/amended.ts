import { sameAward, sameSemester, type DatedAttempt, type SemesterKey } from "./attempts.ts";
import { semesterSummaries } from "./semester-summaries.ts";

type OfSheet = DatedAttempt & { readonly sheetId: string };

/** The student's grades with one result replaced. A result without a grade is removed. */
export const withAmended = (
  attempts: readonly OfSheet[],
  sheetId: string,
  amended: OfSheet | null,
): readonly OfSheet[] => [
  ...attempts.filter((one) => one.sheetId !== sheetId),
  ...(amended ? [amended] : []),
];

/** Out of 5.0, unrounded; null if nothing is graded. */
export type StandingAround = { readonly gpa: number | null; readonly cgpa: number | null };

/** A semester's average, and the award's average after the newest results, as the student sees them. */
export function standingAround(
  attempts: readonly DatedAttempt[],
  at: SemesterKey & { readonly levelId: number },
): StandingAround {
  const summaries = semesterSummaries(attempts);
  const own = summaries.find((one) => sameSemester(one, at));
  const newest = summaries.findLast((one) => sameAward(one.levelId, at.levelId));
  return {
    gpa: own?.current.gradePointAverage ?? null,
    cgpa: newest?.cumulative.gradePointAverage ?? null,
  };
}
