import type { Output } from "@polyportal/api-client/client/client";
import type { RegistrableCourse } from "@polyportal/api-client/contract/course-registration";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import {
  nextStepLabels,
  registrationMessages,
} from "@polyportal/domain/messages/course-registration";
import { proposedSelection } from "@polyportal/domain/course-registration/check-selection";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import type { NextStep } from "@polyportal/domain/course-registration/next-step";
import { paths, registrationPath } from "@polyportal/domain/routes/paths";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { unlessRefused } from "../../parts/form/unless-refused.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { CourseChoice } from "./course-choice.tsx";
import { UnitCount } from "./unit-count.tsx";
import { useAnswer } from "./use-answer.ts";
import { useSaveCourses } from "./use-save-courses.ts";

// Few borrow, and what can be borrowed comes after the page, too.
const BorrowCourse = lazyPart(async () => (await import("./borrow-course.tsx")).BorrowCourse);

// The page has said before what is missing: hardly anybody is refused.
const FormRefused = lazyPart(
  async () => (await import("../../parts/form/refused.tsx")).FormRefused,
);

// The question's code comes after the page, and before it is needed.
const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

// Two versions of one choice are rare.
const DraftChoice = lazyPart(async () => (await import("@polyportal/ui/draft-choice")).DraftChoice);

type Desk = Output<"getRegistrableCourses">;

type Props = {
  desk: Desk;
  /** What other departments lend. */
  borrowable: readonly RegistrableCourse[];
  step: NonNullable<NextStep>;
};

/** The courses to choose from, with their units as they are chosen; kept on the device until submitted. */
export function RegisterForm({ desk, borrowable, step }: Props) {
  const navigate = useNavigate();
  const { userName } = useProfile();
  const { save, refusal } = useSaveCourses(desk, step);
  const sure = useAnswer<number[]>();
  const offered = offeredBy(desk, borrowable);
  const load = { minimum: desk.minimumUnits, maximum: desk.maximumUnits };
  const held = desk.registration?.courses.map(({ id }) => id);
  const schema = useLazySchema(async () =>
    (await import("@polyportal/domain/course-registration/forms")).registerSchemaFor(offered, load),
  );
  const form = useAppForm(schema, {
    courseIds: held ?? proposedSelection(offered, load),
    borrowed: "",
  });
  const draft = useDraft(`${userName}:courses:${desk.session.id}:${desk.semester}`, form, {
    omit: ["borrowed"],
    version: desk.registration?.submittedAt ?? "",
  });
  if (draft.conflict) {
    return (
      <DraftChoice
        conflict={draft.conflict}
        level={2}
        savedAt={desk.registration?.submittedAt}
        labelOf={(path) => courseRegistrationWords.courseNumber(Number(path.split(".")[1]) + 1)}
        wordOf={(_, id) => offered.find((course) => String(course.id) === String(id))?.code}
      />
    );
  }
  const chosen = offered.filter(({ id }) => sure.about?.includes(id));
  return (
    <>
      <Form
        form={form}
        onSubmit={unlessRefused(async ({ courseIds }) => {
          if (!(await sure.ask(courseIds))) return;
          const { id } = await save(courseIds).finally(sure.done);
          draft.clear();
          const said = step === "add-or-drop" ? "changed" : "saved";
          toast({ ...registrationMessages[said], status: "success" });
          navigate(registrationPath(id));
        })}
      >
        <div className="@container">
          <div className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-start">
            <div className="grid grid-cols-1 gap-6">
              <CourseChoice offered={offered} />
              <Suspense fallback={null}>
                <BorrowCourse borrowable={borrowable} />
              </Suspense>
            </div>
            <UnitCount offered={offered} load={load} />
          </div>
        </div>
        {refusal && (
          <Suspense fallback={null}>
            <FormRefused error={refusal} />
          </Suspense>
        )}
        <FormActions>
          <ButtonLink href={paths.courseRegistration}>{courseRegistrationWords.back}</ButtonLink>
          <SubmitButton disabled={desk.missing.length > 0}>
            {courseRegistrationWords.submitForApproval}
          </SubmitButton>
          {desk.missing.length > 0 && (
            <p className="text-14 text-ink-muted">{courseRegistrationWords.choiceKept}</p>
          )}
          <DraftStatus state={draft.state} />
        </FormActions>
      </Form>
      <Suspense fallback={null}>
        <Confirm
          open={sure.about !== undefined}
          onOpenChange={(open) => open || sure.answer(false)}
          title={nextStepLabels[step]}
          question={courseRegistrationWords.submitQuestion(
            chosen.map(({ code }) => noBreak(code)),
            formatCreditUnits(unitsOf(chosen)),
          )}
          confirmLabel={courseRegistrationWords.submit}
          variant="primary"
          busy={sure.agreed}
          onConfirm={() => sure.answer(true)}
        />
      </Suspense>
    </>
  );
}

/** A course code that does not break at its space. */
const noBreak = (code: string) => code.replaceAll(" ", "\u00a0");

/** All that can be chosen: what is offered or lent, and what is registered already. */
function offeredBy(desk: Desk, borrowable: readonly RegistrableCourse[]): RegistrableCourse[] {
  const known = [...desk.courses, ...borrowable];
  const held = (desk.registration?.courses ?? [])
    .filter(({ id }) => !known.some((course) => course.id === id))
    .map((course) => ({ ...course, level: "", department: "", missing: [] }));
  return [...known, ...held];
}
