import { formatAverage, formatCreditUnits } from "@polyportal/domain/format/marks";
import { countedAttempts, type GradedAttempt } from "@polyportal/domain/grading/attempts";
import { semesterData } from "@polyportal/domain/grading/semester-data";
import { whatIf } from "@polyportal/domain/grading/what-if";
import { supposedCourses, type WhatIfForm } from "@polyportal/domain/grading/what-if-form";
import { whatIfMessages } from "@polyportal/domain/messages/results";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
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
  const average = (data: typeof now) =>
    data.creditUnit > 0 ? formatAverage(data.gradePointAverage) : "-";
  return (
    <Card title={whatIfMessages.outcome} className="lg:sticky lg:top-4">
      <div role="status">
        <DescriptionList
          columns={1}
          items={[
            { term: whatIfMessages.gpa, value: average(current) },
            { term: whatIfMessages.cgpa, value: average(cumulative) },
            { term: whatIfMessages.units, value: formatCreditUnits(current.creditUnit) },
            { term: whatIfMessages.cgpaNow, value: average(now) },
          ]}
        />
      </div>
    </Card>
  );
}
