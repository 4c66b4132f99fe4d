import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { cellOf, correctionSchema } from "@polyportal/domain/putme-result/score";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { AskAct } from "../../parts/act/ask.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { Act, PutmeResult } from "./results.page.tsx";

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

/** What a correction changes. */
const saidBy = ({ score, venue }: PutmeResult) => ({ score: cellOf(score), venue });

function Correct({ result, onClose }: Props) {
  const { id, applicationNumber } = result;
  // Asked once another has saved it meanwhile.
  const { data, refetch } = useQuery({
    ...queryOptionsFor(useClient(), "listPutmeResults", { search: applicationNumber }),
    enabled: false,
  });
  const newest = data?.items.find((one) => one.id === id) ?? result;
  const stale = useStale(newest, refetch);
  const { mutateAsync } = useOperation("correctPutmeResult", { invalidates: changed });
  const form = useAppForm(correctionSchema, { ...saidBy(result), reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.correct.title(applicationNumber)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={(values) => stale.save((revision) => mutateAsync({ id, revision, ...values }))}
      saved={() => actMessages.saved(words.correct.thing)}
    >
      <FormConflict
        stale={stale}
        theirs={{ ...saidBy(newest), reason: "" }}
        told={({ score, venue }) => ({
          [words.columns.score]: score,
          [words.columns.venue]: venue,
        })}
      />
      <p className="text-ink-muted">{words.correct.lead}</p>
      <TextField<Values>
        name="score"
        label={words.columns.score}
        hint={words.correct.scoreHint}
        maxLength={6}
        required
      />
      <TextField<Values> name="venue" label={words.columns.venue} maxLength={120} />
      <ReasonField />
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
      danger={withhold}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id: result.id, withhold, reason })}
      done={said.done}
    />
  );
}
