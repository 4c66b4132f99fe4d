import { formatCreditUnits } from "@polyportal/domain/format/marks";
import type { GradedAttempt } from "@polyportal/domain/results/attempts";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { classesAhead } from "@polyportal/domain/results/points-needed";
import { gradeOfPoint } from "@polyportal/domain/results/scale";
import type { ChangePart } from "@polyportal/domain/results/explain-change";
import { changePart, classNeeds, whatIfMessages } from "@polyportal/domain/messages/results";
import { Card } from "@polyportal/ui/card";

type Props = {
  parts: readonly ChangePart[];
  /** What counts towards the award so far, published and supposed. */
  graded: readonly GradedAttempt[];
  /** The courses that have no supposed grade yet. */
  open: readonly { courseId: number; creditUnit: number }[];
  /** What a supposed course is called. */
  nameOf: (courseId: number) => string;
};

/** What each supposed grade does to the average, and what the other courses must bring for a higher class. */
export function Explained({ parts, graded, open, nameOf }: Props) {
  const ahead = open.length > 0 ? classesAhead(graded, open) : undefined;
  if (parts.length === 0 && !ahead) return null;
  return (
    <Card title={parts.length > 0 ? whatIfMessages.explained : whatIfMessages.needs}>
      <div className="grid gap-3 text-14">
        {parts.length > 0 && (
          <ul className="grid gap-1 tabular-nums">
            {parts.map(({ attempt, before, hundredths }) => (
              <li key={attempt.courseId}>
                {changePart({
                  code: nameOf(attempt.courseId),
                  from: before ? gradeOfPoint(before.point) : null,
                  to: gradeOfPoint(attempt.point),
                  hundredths,
                })}
              </li>
            ))}
          </ul>
        )}
        {ahead && ahead.length > 0 && (
          <ul className="grid gap-1">
            {ahead.map((band) => (
              <li key={band.remark}>{classNeeds(band, formatCreditUnits(unitsOf(open)))}</li>
            ))}
          </ul>
        )}
        {ahead?.length === 0 && <p>{whatIfMessages.outOfReach}</p>}
      </div>
    </Card>
  );
}
