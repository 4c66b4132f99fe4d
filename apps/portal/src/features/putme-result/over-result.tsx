import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { cellOf, correctionSchema } from "@polyportal/domain/putme-result/score";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { AskAct } from "../../parts/act/ask.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { PutmeResult } from "./result-columns.tsx";
import type { Act } from "./results.page.tsx";

type Props = { result: PutmeResult; onClose: () => void };

const changed = ["listPutmeResults", "getHistory"] as const;

/** The act that was chosen for a result. */
export function OverResult({ act, ...props }: Props & { act: Act }) {
  return act === "correct" ? (
    <Correct {...props} />
  ) : (
    <Withhold {...props} withhold={act === "withhold"} />
  );
}

function Correct({ result, onClose }: Props) {
  const { id, applicationNumber, score, venue, revision } = result;
  const { mutateAsync } = useOperation("correctPutmeResult", { invalidates: changed });
  const form = useAppForm(correctionSchema, { score: cellOf(score), venue, reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={words.correct.title(applicationNumber)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync({ id, revision, ...values });
        toast({ title: actMessages.saved(words.correct.thing), tone: "success" });
        onClose();
      }}
    >
      <p className="text-ink-muted">{words.correct.lead}</p>
      <TextField<Values>
        name="score"
        label={words.columns.score}
        hint={words.correct.scoreHint}
        maxLength={6}
        required
      />
      <TextField<Values> name="venue" label={words.columns.venue} maxLength={120} />
      <TextareaField<Values>
        name="reason"
        label={actMessages.reason}
        hint={actMessages.reasonHint}
        maxLength={500}
        required
      />
    </SideForm>
  );
}

function Withhold({ result, withhold, onClose }: Props & { withhold: boolean }) {
  const { mutateAsync } = useOperation("withholdPutmeResult", { invalidates: changed });
  const said = withhold ? words.withhold : words.giveBack;
  return (
    <AskAct
      title={said.title(result.applicationNumber)}
      question={said.question}
      label={withhold ? words.acts.withhold : words.acts.giveBack}
      onClose={onClose}
      onAct={async ({ reason }) => {
        await mutateAsync({ id: result.id, withhold, reason });
        toast({ title: said.done, tone: "success" });
      }}
    />
  );
}
