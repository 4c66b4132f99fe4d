import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import {
  mayWait,
  movedBy,
  registryActs,
  waitingSchema,
} from "@polyportal/domain/sundry/transcript-acts";
import { mayReturn, stopOf } from "@polyportal/domain/sundry/transcript-arrivals";
import { Button } from "@polyportal/ui/button";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed, useLookAgain } from "./changed.ts";

type Request = Output<"getTranscriptRequest">;
type Act = (typeof registryActs)[number];

/** What can be done with a request where it stands, by whoever may. */
export function RequestActs({ request }: { request: Request }) {
  const mayEnter = useMay("students.enter", "moveTranscript", "explainTranscript");
  const mayApprove = useMay("students.approve", "signTranscript", "returnTranscript");
  const [opened, setOpened] = useState<"explain" | "return">();
  const { id, state, mine, owner, destinations } = request;
  const lookAgain = useLookAgain();
  const options = {
    invalidates: changed,
    onError: (error: { message: string }) => {
      lookAgain();
      tellFailed(error);
    },
  };
  const { mutate: move, isPending: moves } = useOperation("moveTranscript", options);
  const { mutate: sign, isPending: signs } = useOperation("signTranscript", options);
  const told = (act: keyof typeof words.done) => ({
    onSuccess: () => toast({ title: words.done[act], status: "success" as const }),
  });
  const can = (act: Act) => movedBy(state, act) !== undefined && !(act === "take" && mine);
  const close = () => setOpened(undefined);
  return (
    <>
      {mayEnter &&
        registryActs.filter(can).map((act) => (
          <Button
            key={act}
            variant="secondary"
            loading={moves}
            onClick={() => move({ id, act }, told(act))}
          >
            {act === "take" && owner !== null ? words.takeOver : words.acts[act]}
          </Button>
        ))}
      {mayEnter && mayWait(state) && (
        <Button variant="secondary" onClick={() => setOpened("explain")}>
          {words.explain}
        </Button>
      )}
      {mayApprove && movedBy(state, "sign") && (
        <Button variant="secondary" loading={signs} onClick={() => sign({ id }, told("sign"))}>
          {words.acts.sign}
        </Button>
      )}
      {mayApprove && mayReturn(state, destinations, stopOf(request)) && (
        <Button variant="secondary" onClick={() => setOpened("return")}>
          {words.acts.return}
        </Button>
      )}
      {opened === "explain" && <Explain request={request} onClose={close} />}
      {opened === "return" && <Return request={request} onClose={close} />}
    </>
  );
}

type Props = { request: Request; onClose: () => void };

function Return({ request: { id, code }, onClose }: Props) {
  const { mutateAsync } = useOperation("returnTranscript", { invalidates: changed });
  return (
    <AskAct
      title={words.returnTitle(code)}
      question={words.returnQuestion}
      label={words.acts.return}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, reason })}
      done={words.done.return}
    />
  );
}

function Explain({ request: { id, code, waitsFor }, onClose }: Props) {
  const { mutateAsync } = useOperation("explainTranscript", { invalidates: changed });
  const form = useAppForm(waitingSchema, { waitsFor });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.explainTitle(code)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={(values) => mutateAsync({ id, ...values })}
      saved={() => actMessages.saved(words.columns.waitsFor)}
    >
      <p className="text-ink-muted">{words.explainLead}</p>
      <TextareaField<Values> name="waitsFor" label={words.columns.waitsFor} maxLength={300} />
    </SideForm>
  );
}
