import type { Output } from "@polyportal/api-client/client/client";
import {
  courseKey,
  whatIfSchema,
  type WhatIfForm as Values,
} from "@polyportal/domain/results/what-if-form";
import { whatIfMessages } from "@polyportal/domain/messages/results";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions } from "@polyportal/ui/form";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useProfile } from "../../app/profile.ts";
import { CourseGrades } from "./course-grades.tsx";
import { OtherCourses } from "./other-courses.tsx";
import { Supposed } from "./supposed.tsx";

type Props = Output<"listCourseGrades">;

/** Supposed grades, kept on this device, and what they would come to. */
export function WhatIfForm({ levelId, earned, toRepeat, registered }: Props) {
  const { userName } = useProfile();
  const courses = [...registered, ...toRepeat];
  const nothing: Values = {
    known: Object.fromEntries(courses.map(({ courseId }) => [courseKey(courseId), ""])),
    others: [],
  };
  const form = useAppForm(whatIfSchema, nothing);
  const draft = useDraft(`${userName}:what-if`, form);
  return (
    // Nothing is sent: each choice is worked out as it is made.
    <Form form={form} onSubmit={() => {}}>
      <p className="max-w-prose text-ink-muted">{whatIfMessages.lead}</p>
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
          {/* What has the focus stands above the outcome, which stays at the foot of a phone's screen. */}
          <div className="grid grid-cols-1 gap-6 [&_:is(input,select,button)]:scroll-my-64">
            <Card title={whatIfMessages.registered}>
              {registered.length > 0 ? (
                <CourseGrades courses={registered} />
              ) : (
                <p>{whatIfMessages.noneRegistered}</p>
              )}
            </Card>
            {toRepeat.length > 0 && (
              <Card title={whatIfMessages.toRepeat}>
                <p className="mb-4 text-14 text-ink-muted">{whatIfMessages.toRepeatHint}</p>
                <CourseGrades courses={toRepeat} />
              </Card>
            )}
            <Card title={whatIfMessages.others}>
              <OtherCourses />
            </Card>
          </div>
          <Supposed earned={earned} courses={courses} levelId={levelId} />
        </div>
      </div>
      <FormActions>
        <Button
          variant="secondary"
          onClick={() => {
            form.reset(nothing);
            draft.clear();
          }}
        >
          {whatIfMessages.clear}
        </Button>
        <DraftStatus state={draft.state} />
      </FormActions>
    </Form>
  );
}
