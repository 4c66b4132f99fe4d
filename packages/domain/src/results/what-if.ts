import { afterAll } from "../academic-session/order.ts";
import { compareSemesters, sameAward, type DatedAttempt, type GradedAttempt } from "./attempts.ts";
import { explainChange, type ChangePart } from "./explain-change.ts";
import { semesterData, type SemesterData } from "./semester-data.ts";
import { semesterSummaries } from "./semester-summaries.ts";

/** Where somebody stands: an average, and of which award it is. */
type Standing = { levelId: number; cumulative: SemesterData };

export type WhatIf = {
  /** What the supposed courses come to by themselves. */
  current: SemesterData;
  /** Where the student stands by what is published, as Results say it; null before any result. */
  now: Standing | null;
  /** Where the student would stand; as now where nothing is supposed. */
  after: Standing | null;
  /** Whether the supposed courses begin the average of an award; its parts are then none. */
  begins: boolean;
  /** What each supposed course does to the average. */
  parts: ChangePart[];
};

/**
 * The rule of the results with a supposed semester after the last: a supposed course replaces an earlier
 * attempt of the same course, and what is supposed at a level of another award begins that award's average.
 */
export function whatIf(
  earned: readonly DatedAttempt[],
  supposed: readonly GradedAttempt[],
  levelId: number,
): WhatIf {
  const now = semesterSummaries(earned).at(-1) ?? null;
  const semester = { ...afterAll, semester: "First", levelId } as const;
  const added = supposed.map(({ courseId, creditUnit, point }) => ({
    courseId,
    creditUnit,
    point,
    ...semester,
  }));
  const ofAward = earned
    .toSorted(compareSemesters)
    .filter((one) => sameAward(one.levelId, levelId));
  return {
    current: semesterData(supposed),
    now,
    after: semesterSummaries([...earned, ...added]).at(-1) ?? null,
    begins: added.length > 0 && ofAward.length === 0,
    parts: explainChange(ofAward, added),
  };
}
