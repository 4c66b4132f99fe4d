import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import { countedAttempts, type GradedAttempt } from "@polyportal/domain/grading/attempts";
import { semesterData, type SemesterData } from "@polyportal/domain/grading/semester-data";
import { whatIf } from "@polyportal/domain/grading/what-if";
import { supposedCourses, type WhatIfForm } from "@polyportal/domain/grading/what-if-form";
import { outcomeBasis, whatIfMessages } from "@polyportal/domain/messages/results";
import { Card } from "@polyportal/ui/card";
import { useFormContext, useWatch } from "react-hook-form";

type Props = {
  /** What is published of the award, in the order in which it was taken. */
  earned: readonly GradedAttempt[];
  /** The courses that the form holds a grade of. */
  courses: readonly { courseId: number; creditUnit: number }[];
};

/** What the supposed grades come to, as they are chosen. */
export function Outcome({ earned, courses }: Props) {
  const { control } = useFormContext<WhatIfForm>();
  const known = useWatch({ control, name: "known" });
  const others = useWatch({ control, name: "others" });
  const supposed = supposedCourses({ known, others }, courses);
  const { current, cumulative } = whatIf(earned, supposed);
  const now = semesterData(countedAttempts(earned));
  return (
    // In sight while grades are chosen: at the foot of a phone, beside the list where there is room.
    <Card
      title={whatIfMessages.outcome}
      className="sticky bottom-2 z-10 lg:top-18 lg:bottom-auto print:static"
    >
      <div role="status">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
          <Figure term={whatIfMessages.gpa} value={averageOf(current) ?? "-"} />
          <Figure term={whatIfMessages.cgpa} value={averageOf(cumulative) ?? "-"} />
        </dl>
        <p className="mt-2 text-14 text-ink-muted">
          {outcomeBasis(formatCreditUnits(current.creditUnit), averageOf(now))}
        </p>
      </div>
    </Card>
  );
}

/** An average as it is shown; none while nothing counts. */
const averageOf = ({ creditUnit, gradePointAverage }: SemesterData) =>
  creditUnit > 0 ? formatAverage(gradePointAverage) : undefined;

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-muted">{term}</dt>
      <dd className="text-22 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
