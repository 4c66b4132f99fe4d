import type { Output } from "@polyportal/api-client/client/client";
import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import {
  cgpaTerm,
  goneOn,
  resultsMessages,
  willBeginAnew,
} from "@polyportal/domain/messages/results";
import { resultsWords } from "@polyportal/domain/messages/results.words";
import { semesterName } from "@polyportal/domain/messages/semester";
import { averageScale } from "@polyportal/domain/results/average";
import { awardName } from "@polyportal/domain/student/award";

/** What an award is called and with which average it ended. */
export const endOf = ({ levelId, cgpa }: SemesterAverage) => ({
  award: awardName(levelId),
  cgpa: formatAverage(cgpa),
});

/** The latest average, large, and of when it is; nothing while there is none. */
export function Standing({ semesters, levelId }: Output<"getCgpa">) {
  const latest = semesters.at(-1);
  if (!latest) return null;
  return (
    <section aria-label={resultsMessages.standing} className="mb-6">
      <p className="text-14 text-ink-muted">{cgpaTerm(levelId, latest)}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-36 font-semibold tabular-nums">{formatAverage(latest.cgpa)}</span>
        <span>{resultsWords.outOf(formatAverage(averageScale.scale), latest.remark)}</span>
      </p>
      <p className="text-14 text-ink-muted">
        {resultsWords.latestResults}: {semesterName(latest.semester)}, {latest.session}
      </p>
      {goneOn(levelId, latest) && (
        <p className="mt-2 max-w-prose text-ink-muted">
          {willBeginAnew(awardName(levelId), endOf(latest))}
        </p>
      )}
    </section>
  );
}
