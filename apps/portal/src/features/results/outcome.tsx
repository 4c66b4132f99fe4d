import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import type { SemesterData } from "@polyportal/domain/results/semester-data";
import type { WhatIf } from "@polyportal/domain/results/what-if";
import { beginsAnew, outcomeBasis, whatIfMessages } from "@polyportal/domain/messages/results";
import { awardName } from "@polyportal/domain/student/award";
import { Card } from "@polyportal/ui/card";

/** What the supposed grades come to, as they are chosen; before any, what Results say. */
export function Outcome({ current, now, after, begins }: WhatIf) {
  const standing = now && {
    award: awardName(now.levelId),
    cgpa: formatAverage(now.cumulative.gradePointAverage),
  };
  return (
    // In sight while grades are chosen: at the foot of a phone, beside the list where there is room.
    <Card
      title={whatIfMessages.outcome}
      className="@max-2xl:sticky @max-2xl:bottom-2 @max-2xl:z-10 print:static"
    >
      <div role="status">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @2xl:grid-cols-1">
          <Figure term={whatIfMessages.gpa} value={averageOf(current)} />
          <Figure term={whatIfMessages.cgpa} value={averageOf(after?.cumulative)} />
        </dl>
        <p className="mt-2 text-14 text-ink-muted">
          {outcomeBasis(formatCreditUnits(current.creditUnit), standing ?? undefined)}
          {begins && after && standing && (
            <span className="block">{beginsAnew(awardName(after.levelId), standing)}</span>
          )}
        </p>
      </div>
    </Card>
  );
}

/** An average as it is shown; none while nothing counts. */
const averageOf = (data: SemesterData | undefined) =>
  data && data.creditUnit > 0 ? formatAverage(data.gradePointAverage) : "-";

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-muted">{term}</dt>
      <dd className="text-22 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
