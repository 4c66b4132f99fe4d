import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Answers } from "@polyportal/domain/programmes/field";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { useDraft } from "@polyportal/ui/use-draft";
import { Suspense, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { SectionForm, type SectionFormProps } from "./section-form.tsx";
import { letWaitNoMore } from "./waiting.ts";
import { WaitsToBeSent } from "./waits-to-be-sent.tsx";

/** Conflicting versions are rare, so their code is loaded when needed. */
const SectionConflict = lazyPart(
  async () => (await import("./section-conflict.tsx")).SectionConflict,
);

/** The answers among a section's values. */
const answersIn = (values: unknown): Answers =>
  (typeof values === "object" &&
    values !== null &&
    "answers" in values &&
    (values.answers as Answers)) ||
  {};

/** A section's form, whose text is kept on the device while typing, until it is saved. */
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
        // A changed section must not be sent as it was.
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
          // If the browser says it is online, the loss may be brief: let the person press again first.
          if (draft.waits || !navigator.onLine) return queue();
          draft.wait();
          throw error;
        }
      }}
    />
  );
}
