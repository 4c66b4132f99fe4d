import { afterAll } from "../academic-session/order.ts";
import { compareSemesters, sameAward, type DatedAttempt, type GradedAttempt } from "./attempts.ts";
import { explainChange, type ChangePart } from "./explain-change.ts";
import { semesterData, type SemesterData } from "./semester-data.ts";
import { semesterSummaries } from "./semester-summaries.ts";

/** An average and its award. */
type Standing = { levelId: number; cumulative: SemesterData };

export type WhatIf = {
  /** The average of the assumed courses alone. */
  current: SemesterData;
  /** The published standing; null before any result. */
  now: Standing | null;
  /** The assumed standing; equals `now` if nothing is assumed. */
  after: Standing | null;
  /** Whether the assumed courses start an award's average; `parts` is then empty. */
  begins: boolean;
  /** How each assumed course changes the average. */
  parts: ChangePart[];
};

/**
 * Adds an assumed semester after the last one. An assumed course replaces an earlier attempt, and a level of
 * another award starts that award's average.
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
