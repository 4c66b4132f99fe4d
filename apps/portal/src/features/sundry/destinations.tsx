import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { dispatchSchema } from "@polyportal/domain/sundry/transcript-acts";
import { Button } from "@polyportal/ui/button";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed } from "./changed.ts";

type Request = Output<"getTranscriptRequest">;
type Destination = Request["destinations"][number];

/** Where the transcripts of a request go, and which of them have left. */
export function Destinations({ request }: { request: Request }) {
  const mayEnter = useMay("students.enter", "dispatchTranscript");
  const [sending, setSending] = useState<Destination>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {request.destinations.map((one) => (
          <li key={one.position} className="ui-card grid grid-cols-1 gap-1 p-3">
            <p className="font-semibold wrap-anywhere">{one.name}</p>
            <p className="text-14 text-ink-muted wrap-anywhere">
              {[words.deliveries[one.delivery], one.address, one.email, one.country, one.reference]
                .filter(Boolean)
                .join(", ")}
            </p>
            <p className="text-14 wrap-anywhere">
              {one.sentAt
                ? [words.sentOn(formatDate(one.sentAt)), one.dispatched].filter(Boolean).join(", ")
                : words.notSent}
            </p>
            {mayEnter && request.state === "signed" && !one.sentAt && (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => setSending(one)}
              >
                {words.send}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sending && (
        <Sending id={request.id} destination={sending} onClose={() => setSending(undefined)} />
      )}
    </>
  );
}

type SendingProps = { id: string; destination: Destination; onClose: () => void };

/** Notes that one has left the school, and by what it is followed. */
function Sending({ id, destination: { position, name }, onClose }: SendingProps) {
  const { mutateAsync } = useOperation("dispatchTranscript", { invalidates: changed });
  const form = useAppForm(dispatchSchema, { dispatched: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={words.sendTitle(name)}
      submitLabel={words.send}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync({ id, position, ...values });
        toast({ title: words.sent(name), tone: "success" });
        onClose();
      }}
    >
      <p className="text-ink-muted">{words.sendLead}</p>
      <TextField<Values>
        name="dispatched"
        label={words.dispatched}
        hint={words.dispatchedHint}
        maxLength={80}
      />
    </SideForm>
  );
}
