import { sameAward, sameSemester, type DatedAttempt, type SemesterKey } from "./attempts.ts";
import { semesterSummaries } from "./semester-summaries.ts";

type OfSheet = DatedAttempt & { readonly sheetId: string };

/** What a student has earned with one result as it is to be; null where it has no grade. */
export const withAmended = (
  attempts: readonly OfSheet[],
  sheetId: string,
  amended: OfSheet | null,
): readonly OfSheet[] => [
  ...attempts.filter((one) => one.sheetId !== sheetId),
  ...(amended ? [amended] : []),
];

/** Of 5.0, unrounded; null where nothing is graded. */
export type StandingAround = { readonly gpa: number | null; readonly cgpa: number | null };

/**
 * What a semester alone comes to, and where its award stands by the newest results: of the summaries that
 * the student reads.
 */
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
