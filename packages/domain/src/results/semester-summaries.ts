import { compareSessions } from "../academic-session/order.ts";
import {
  compareSemesters,
  countedAttempts,
  sameAward,
  sameSemester,
  type DatedAttempt,
  type DatedSemester,
  type GradedAttempt,
} from "./attempts.ts";
import { isLastLevel } from "../student/award.ts";
import { explainChange, type ChangePart } from "./explain-change.ts";
import { cgpaRemark, type CgpaRemark } from "./remark.ts";
import { semesterData, type SemesterData } from "./semester-data.ts";

/** A student's semester: its results, and the totals before and after it. */
export type SemesterSummary<Attempt extends DatedAttempt = DatedAttempt> = DatedSemester & {
  levelId: number;
  /** All courses graded in it, including carry-overs. */
  attempts: readonly Attempt[];
  current: SemesterData;
  /** All earlier semesters of the award; null in the first. */
  previous: SemesterData | null;
  /** All semesters of the award up to this one. A repeated course counts with its latest grade. */
  cumulative: SemesterData;
  /** How each course changed the average; empty in the award's first semester. */
  parts: ChangePart<Attempt>[];
  /** Courses of any award whose latest grade is a fail, in the order in which they were taken. */
  toRepeat: readonly Attempt[];
  /** The remark while the award is not complete. */
  standing: CgpaRemark;
};

/** The courses to repeat: those whose latest attempt failed. */
export const toRepeat = <Attempt extends GradedAttempt>(inOrder: readonly Attempt[]): Attempt[] =>
  countedAttempts(inOrder).filter(({ point }) => point === 0);

/**
 * A student's semesters with graded courses, first to last. Averages count one award: HND I starts anew, and
 * a carry-over counts towards the award during which it is taken. After a repeated course, "cumulative" is
 * less than "previous" plus "current", because the earlier grade no longer counts.
 */
export function semesterSummaries<Attempt extends DatedAttempt>(
  attempts: readonly Attempt[],
): SemesterSummary<Attempt>[] {
  const inOrder = attempts.toSorted(compareSemesters);
  const summaries: SemesterSummary<Attempt>[] = [];
  for (const own of bySemester(inOrder)) {
    const [first] = own;
    if (!first) continue;
    const { sessionId, sessionFrom, semester, levelId } = first;
    const earlierAttempts = inOrder.filter((one) => compareSemesters(one, first) < 0);
    const before = earlierAttempts.filter((one) => sameAward(one.levelId, levelId));
    const cumulative = semesterData(countedAttempts([...before, ...own]));
    const earlier = summaries.filter((one) => sameAward(one.levelId, levelId));
    summaries.push({
      sessionId,
      sessionFrom,
      semester,
      levelId,
      attempts: own,
      current: semesterData(own),
      previous: before.length > 0 ? semesterData(countedAttempts(before)) : null,
      cumulative,
      parts: explainChange(before, own),
      toRepeat: toRepeat([...earlierAttempts, ...own]),
      standing: cgpaRemark({
        cgpa: cumulative.gradePointAverage,
        endsSession: semester === "Second",
        cgpaBefore: earlier.findLast((one) => compareSessions(one, first) < 0)?.cumulative
          .gradePointAverage,
      }),
    });
  }
  return summaries;
}

/** Consecutive attempts of the same semester. `Map.groupBy` is missing on many phones. */
function bySemester<Attempt extends DatedAttempt>(inOrder: readonly Attempt[]): Attempt[][] {
  const groups: Attempt[][] = [];
  for (const attempt of inOrder) {
    const group = groups.at(-1);
    if (group?.[0] && sameSemester(group[0], attempt)) group.push(attempt);
    else groups.push([attempt]);
  }
  return groups;
}

/** A semester's remark: a class if it ends the award and no course is left or awaited. */
export const remarkOn = (
  { levelId, semester, toRepeat, cumulative, standing }: SemesterSummary,
  open: number,
): CgpaRemark =>
  semester === "Second" && isLastLevel(levelId) && toRepeat.length + open === 0
    ? cgpaRemark({ cgpa: cumulative.gradePointAverage, endsSession: true, complete: true })
    : standing;
