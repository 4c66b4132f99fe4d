import { ApiError } from "@polyportal/api-client/client/api-error";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { useDraft } from "@polyportal/ui/use-draft";
import { lazy, Suspense } from "react";
import type { FieldValues } from "react-hook-form";
import { SectionForm, type SectionFormProps } from "./section-form.tsx";
import { WaitsToBeSent } from "./waits-to-be-sent.tsx";

/** Two versions are rare: their code comes when they meet. */
const SectionConflict = lazy(async () => {
  const { SectionConflict: Conflict } = await import("./section-conflict.tsx");
  return { default: Conflict };
});

/** The form of a section whose words are kept on the device as they are typed, until it is saved. */
export function DraftForm<Input extends FieldValues, Output>({
  save,
  ...props
}: Omit<SectionFormProps<Input, Output>, "status">) {
  const { flow, form } = props;
  const draft = useDraft(flow.draftKey, form, {
    version: flow.began ?? "",
    onGone: flow.onChangedElsewhere,
  });
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
          <WaitsToBeSent reloaded={draft.state === "restored"} />
        ) : (
          <DraftStatus state={draft.state} />
        )
      }
      save={async (values) => {
        try {
          const answer = await save(values);
          if (answer) draft.clear();
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.kind === "offline") draft.wait();
          throw error;
        }
      }}
    />
  );
}
