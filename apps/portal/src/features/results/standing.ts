import type { Output } from "@polyportal/api-client/client/client";
import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import { sameAward } from "@polyportal/domain/grading/attempts";
import { averageScale } from "@polyportal/domain/grading/average";
import { cgpaOf, standsAt } from "@polyportal/domain/messages/results";
import { awardName } from "@polyportal/domain/student/award";

/** Whether the student now studies for another award than the results are of. */
export const goneOn = (levelId: number | null, latest: SemesterAverage): levelId is number =>
  levelId !== null && !sameAward(levelId, latest.levelId);

/** What the latest average is called. */
export const cgpaTerm = (levelId: number | null, latest: SemesterAverage): string =>
  goneOn(levelId, latest) ? cgpaOf(awardName(latest.levelId)) : "CGPA";

/** An average and what it is out of: "4.21 of 5.00". */
export const ofScale = (average: number): string =>
  `${formatAverage(average)} of ${formatAverage(averageScale.scale)}`;

/** The latest average in a line; nothing while there is none. */
export function standingLine(results: Output<"getCgpa"> | undefined): string | undefined {
  const latest = results?.semesters.at(-1);
  if (!results || !latest) return undefined;
  return standsAt(cgpaTerm(results.levelId, latest), ofScale(latest.cgpa), latest.remark);
}
