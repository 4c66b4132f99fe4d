import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { dispatchSchema } from "@polyportal/domain/sundry/transcript-acts";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed, useLookAgain } from "./changed.ts";

type Props = {
  id: string;
  destination: Output<"getTranscriptRequest">["destinations"][number];
  onClose: () => void;
};

/** Notes that one has left the school, by what it is followed, and who is asked whether it came. */
export function SendTranscript({ id, destination: { position, name, email }, onClose }: Props) {
  const onError = useLookAgain();
  const { mutateAsync } = useOperation("dispatchTranscript", { invalidates: changed, onError });
  const form = useAppForm(dispatchSchema, { dispatched: "", receiver: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.sendTitle(name)}
      submitLabel={words.send}
      onClose={onClose}
      onSubmit={(values) => mutateAsync({ id, position, ...values })}
      saved={() => words.sent(name)}
    >
      <p className="text-ink-muted">{words.sendLead}</p>
      <TextField<Values>
        name="dispatched"
        label={words.dispatched}
        hint={words.dispatchedHint}
        maxLength={80}
      />
      {email === "" && (
        <TextField<Values>
          name="receiver"
          label={words.receiverEmail}
          hint={words.receiverEmailHint}
          type="email"
          autoComplete="off"
        />
      )}
    </SideForm>
  );
}
