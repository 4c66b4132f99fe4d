import { countedAttempts, type GradedAttempt } from "./attempts.ts";
import { semesterData, type SemesterData } from "./semester-data.ts";

/** What a semester would come to with supposed grades, and where the student would stand after it. */
export type WhatIf = { current: SemesterData; cumulative: SemesterData };

/**
 * The rule of the results with supposed grades: a supposed course is one of a semester still to come,
 * so that it replaces an earlier attempt of the same course.
 */
export const whatIf = (
  earned: readonly GradedAttempt[],
  supposed: readonly GradedAttempt[],
): WhatIf => ({
  current: semesterData(supposed),
  cumulative: semesterData(countedAttempts([...earned, ...supposed])),
});
