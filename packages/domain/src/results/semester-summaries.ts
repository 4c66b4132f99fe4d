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

/** A semester of a student: what it came to, and where the student stood before and after it. */
export type SemesterSummary<Attempt extends DatedAttempt = DatedAttempt> = DatedSemester & {
  levelId: number;
  /** All that was graded in it, carry-overs too. */
  attempts: readonly Attempt[];
  current: SemesterData;
  /** All earlier semesters of the award; null in its first. */
  previous: SemesterData | null;
  /** All semesters of the award up to this one; a repeated course counts with its latest grade. */
  cumulative: SemesterData;
  /** What each course of it did to the average; none in the award's first semester. */
  parts: ChangePart<Attempt>[];
  /** The courses whose latest grade is no pass, of whatever award, in the order in which they were taken. */
  toRepeat: readonly Attempt[];
  /** What the average means while the award is under way. */
  standing: CgpaRemark;
};

/** The courses that have to be taken again: those whose latest attempt was no pass. */
export const toRepeat = <Attempt extends GradedAttempt>(inOrder: readonly Attempt[]): Attempt[] =>
  countedAttempts(inOrder).filter(({ point }) => point === 0);

/**
 * The semesters of a student's graded courses, first to last. An average counts one award: with HND I
 * it starts anew, and a carry-over counts towards the award in whose time it is taken. Where a course
 * was repeated, "cumulative" is less than "previous" and "current" together, for the earlier grade no
 * longer counts.
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

/** Semesters in a row; `Map.groupBy` is younger than many phones. */
function bySemester<Attempt extends DatedAttempt>(inOrder: readonly Attempt[]): Attempt[][] {
  const groups: Attempt[][] = [];
  for (const attempt of inOrder) {
    const group = groups.at(-1);
    if (group?.[0] && sameSemester(group[0], attempt)) group.push(attempt);
    else groups.push([attempt]);
  }
  return groups;
}

/** The remark on a semester: a class where it ends the award and nothing is left to pass or to wait for. */
export const remarkOn = (
  { levelId, semester, toRepeat, cumulative, standing }: SemesterSummary,
  open: number,
): CgpaRemark =>
  semester === "Second" && isLastLevel(levelId) && toRepeat.length + open === 0
    ? cgpaRemark({ cgpa: cumulative.gradePointAverage, endsSession: true, complete: true })
    : standing;
