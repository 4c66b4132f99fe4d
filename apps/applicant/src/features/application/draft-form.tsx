import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Answers } from "@polyportal/domain/programmes/field";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { useDraft } from "@polyportal/ui/use-draft";
import { lazy, Suspense, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { SectionForm, type SectionFormProps } from "./section-form.tsx";
import { letWaitNoMore } from "./waiting.ts";
import { WaitsToBeSent } from "./waits-to-be-sent.tsx";

/** Two versions are rare: their code comes when they meet. */
const SectionConflict = lazy(async () => {
  const { SectionConflict: Conflict } = await import("./section-conflict.tsx");
  return { default: Conflict };
});

/** What is asked as data, among what a section saves. */
const answersIn = (values: unknown): Answers =>
  (typeof values === "object" &&
    values !== null &&
    "answers" in values &&
    (values.answers as Answers)) ||
  {};

/** The form of a section whose words are kept on the device as they are typed, until it is saved. */
export function DraftForm<Input extends FieldValues, Output>({
  save,
  ...props
}: Omit<SectionFormProps<Input, Output>, "status">) {
  const { flow, form, savedNotice } = props;
  const { draftKey } = flow;
  const draft = useDraft(draftKey, form, {
    version: flow.began ?? "",
    onGone: flow.onChangedElsewhere,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What is changed is sent no more as it was.
        callback: ({ name }) => name !== undefined && letWaitNoMore(draftKey),
      }),
    [form, draftKey],
  );
  if (draft.conflict) {
    return (
      <Suspense fallback={null}>
        <SectionConflict conflict={draft.conflict} flow={flow} />
      </Suspense>
    );
  }
  return (
    <SectionForm
      {...props}
      status={
        draft.waits ? (
          <WaitsToBeSent reloaded={draft.state === "restored"} draftKey={draftKey} />
        ) : (
          <DraftStatus state={draft.state} />
        )
      }
      save={async (values) => {
        letWaitNoMore(draftKey);
        const send = () => save(values);
        const queue = () => {
          draft.wait();
          flow.onQueued({ send, notice: savedNotice, answers: answersIn(values) });
          return undefined;
        };
        const way = await flow.sendWaiting();
        if (way === "refused") return undefined;
        if (way === "offline") return queue();
        try {
          const answer = await send();
          if (answer) draft.clear();
          return answer;
        } catch (error) {
          if (!(error instanceof ApiError && error.kind === "offline")) throw error;
          // A line that is there may have been cut for a moment: the first time the person may press again.
          if (draft.waits || !navigator.onLine) return queue();
          draft.wait();
          throw error;
        }
      }}
    />
  );
}
