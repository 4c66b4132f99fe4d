import { sameAward, type DatedAttempt } from "@polyportal/domain/results/attempts";
import { whatIf } from "@polyportal/domain/results/what-if";
import { supposedCourses, type WhatIfForm } from "@polyportal/domain/results/what-if-form";
import { otherCourse } from "@polyportal/domain/messages/results";
import { useFormContext, useWatch } from "react-hook-form";
import { Explained } from "./explained.tsx";
import { Outcome } from "./outcome.tsx";

type Props = {
  /** All that is published, in the order in which it was taken. */
  earned: readonly DatedAttempt[];
  /** The courses that the form holds a grade of. */
  courses: readonly { courseId: number; code: string; creditUnit: number }[];
  /** The level at which they are taken. */
  levelId: number;
};

/** What the form's grades come to and why, worked out as they are chosen. */
export function Supposed({ earned, courses, levelId }: Props) {
  const { control } = useFormContext<WhatIfForm>();
  const known = useWatch({ control, name: "known" });
  const others = useWatch({ control, name: "others" });
  const supposed = supposedCourses({ known, others }, courses);
  const outcome = whatIf(earned, supposed, levelId);
  const ofAward = earned.filter((one) => sameAward(one.levelId, levelId));
  return (
    // Under the list the outcome sticks by itself; beside it both parts do.
    <div className="@max-2xl:contents @2xl:sticky @2xl:top-18 @2xl:grid @2xl:gap-6">
      <Outcome {...outcome} />
      <Explained
        parts={outcome.parts}
        graded={[...ofAward, ...supposed]}
        open={courses.filter((one) => supposed.every(({ courseId }) => courseId !== one.courseId))}
        nameOf={(id) =>
          courses.find(({ courseId }) => courseId === id)?.code ?? otherCourse(others, id)
        }
      />
    </div>
  );
}
