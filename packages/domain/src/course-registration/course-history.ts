import { isOfferedAgain, type MarkCode } from "../score-sheet/mark-codes.ts";
import { earnedBy } from "../score-sheet/row.ts";

/** A published score, as far as it decides what is taken again. */
export type HistoricScore = {
  readonly courseId: number;
  readonly total: number | null;
  /** What stands in place of a grade. */
  readonly mark: MarkCode | null;
};

/** What earlier sessions say about a student's courses. */
export type CourseHistory = {
  passed: ReadonlySet<number>;
  /** Failed, or taken and never passed: to be taken again. */
  carriedOver: ReadonlySet<number>;
  /** Taken; the result is not out yet. */
  awaited: ReadonlySet<number>;
};

/**
 * Sums up earlier sessions. `scores` are the published ones; `taken` are the courses that were registered,
 * with whether their results are still to be published. What is withheld is awaited; an accepted absence
 * or work outstanding is settled by another attempt, or by an amendment.
 */
export function courseHistory(
  scores: readonly HistoricScore[],
  taken: readonly { courseId: number; resultAwaited: boolean }[],
): CourseHistory {
  const passed = new Set(
    scores.filter((score) => (earned(score)?.point ?? 0) > 0).map(({ courseId }) => courseId),
  );
  const withheld = scores.filter(
    (score) => earned(score) === null && !(score.mark && isOfferedAgain(score.mark)),
  );
  const awaited = new Set(
    [...withheld, ...taken.filter(({ resultAwaited }) => resultAwaited)]
      .map(({ courseId }) => courseId)
      .filter((courseId) => !passed.has(courseId)),
  );
  const carriedOver = new Set(
    [...scores, ...taken]
      .map(({ courseId }) => courseId)
      .filter((courseId) => !passed.has(courseId) && !awaited.has(courseId)),
  );
  return { passed, carriedOver, awaited };
}

const earned = ({ total, mark }: HistoricScore) => earnedBy({ total, code: mark });
