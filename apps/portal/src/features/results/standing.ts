import type { Output } from "@polyportal/api-client/client/client";
import { formatAverage } from "@polyportal/domain/format/marks";
import { averageScale } from "@polyportal/domain/results/average";
import { cgpaTerm, standsAt } from "@polyportal/domain/messages/results";
import { resultsWords } from "@polyportal/domain/messages/results.words";

/** An average and what it is out of: "4.21 of 5.00". */
export const ofScale = (average: number): string =>
  resultsWords.outOf(formatAverage(average), formatAverage(averageScale.scale));

/** The latest average in a line; nothing while there is none. */
export function standingLine(results: Output<"getCgpa"> | undefined): string | undefined {
  const latest = results?.semesters.at(-1);
  if (!results || !latest) return undefined;
  return standsAt(cgpaTerm(results.levelId, latest), ofScale(latest.cgpa), latest.remark);
}
