import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import {
  officersRefusals,
  overrideOf,
} from "@polyportal/domain/course-registration/officers-choice";
import { officersFormFor } from "@polyportal/domain/course-registration/officers-form";
import { actMessages } from "@polyportal/domain/messages/act";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import type { Stale } from "./add-drop.page.tsx";
import { CourseChoice } from "./course-choice.tsx";
import { choosable, tellOfficer, type Choosable } from "./officers-courses.ts";
import { OfficersRules, OfficersUnits } from "./officers-rules.tsx";
import { OtherCourse } from "./other-course.tsx";
import { useAnswer } from "./use-answer.ts";

// The question's code comes after the page, and before it is needed.
const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

type Desk = Output<"getRegistrationOfStudent">;

type Props = {
  asked: Input<"getRegistrationOfStudent">;
  desk: Desk;
  registration: NonNullable<Desk["registration"]>;
  /** The reason that was typed before it began anew. */
  reason: string;
  onSaved: () => void;
  onStale: (stale: Stale) => Promise<void>;
};

/** Courses to tick and untick for a student, what the rules refuse of it, and why it is done. */
export function OfficersForm({ asked, desk, registration, reason, onSaved, onStale }: Props) {
  const mayEnter = useMay("courses.enter", "staffAddOrDrop");
  const { mutateAsync } = useOperation("staffAddOrDrop", {
    invalidates: [
      "getRegistrationOfStudent",
      "listRegistrationApprovals",
      "getRegistrationApproval",
    ],
  });
  const sure = useAnswer<{ added: string[]; dropped: string[] }>();
  const load = { minimum: desk.minimumUnits, maximum: desk.maximumUnits };
  const prefillWith = (found: readonly Choosable[]) =>
    choosable(desk.courses, registration.courses, found);
  const refusalsOf = (ids: readonly number[], found: readonly Choosable[]) =>
    officersRefusals(
      prefillWith(found).filter(({ id }) => ids.includes(id)),
      desk.courses,
      load,
    );
  const form = useAppForm(officersFormFor(registration.courses, refusalsOf), {
    courseIds: registration.courses.map(({ id }) => id),
    overrides: [],
    other: "",
    found: [],
    reason,
  });
  type Values = FormValues<typeof form>;
  const known = prefillWith(useWatch({ control: form.control, name: "found" }));
  const { student } = desk;
  return (
    <>
      <Form
        form={form}
        warnUnsaved
        onSubmit={async ({ courseIds, overrides, found, reason: why }) => {
          const held = registration.courses.map(({ id }) => id);
          const add = courseIds.filter((id) => !held.includes(id));
          const drop = held.filter((id) => !courseIds.includes(id));
          const codesOf = (ids: readonly number[]) =>
            known.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
          if (!(await sure.ask({ added: codesOf(add), dropped: codesOf(drop) }))) return;
          const needed = refusalsOf(courseIds, found).map(overrideOf);
          const { id, submittedAt } = registration;
          try {
            await mutateAsync({
              id,
              submittedAt,
              add,
              drop,
              overrides: overrides.filter((name) => needed.includes(name)),
              reason: why,
            });
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== "section_changed") throw error;
            return await onStale({ message: error.message, reason: why });
          } finally {
            sure.done();
          }
          toast({ title: words.saved(student.fullName), status: "success" });
          onSaved();
        }}
      >
        <GuardForm />
        <div className="@container">
          <div className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-start">
            <div className="grid grid-cols-1 gap-6">
              <CourseChoice offered={known} tell={tellOfficer} />
              <OtherCourse asked={asked} />
              <OfficersRules refusalsOf={refusalsOf} />
            </div>
            <OfficersUnits known={known} refusalsOf={refusalsOf} load={load} />
          </div>
        </div>
        <TextareaField<Values>
          name="reason"
          label={words.labels.reason}
          hint={words.reasonHint}
          maxLength={500}
          required
        />
        <FormActions>
          <SubmitButton disabled={!mayEnter || desk.missing.length > 0}>{words.save}</SubmitButton>
          {!mayEnter && <p className="text-14 text-ink-muted">{actMessages.noClaim}</p>}
        </FormActions>
      </Form>
      <Suspense fallback={null}>
        <Confirm
          open={sure.about !== undefined}
          onOpenChange={(open) => open || sure.answer(false)}
          title={words.save}
          question={
            sure.about &&
            words.question(student.fullName, {
              ...sure.about,
              told: registration.officer,
              state: registration.state,
            })
          }
          confirmLabel={words.save}
          variant="primary"
          busy={sure.agreed}
          onConfirm={() => sure.answer(true)}
        />
      </Suspense>
    </>
  );
}
