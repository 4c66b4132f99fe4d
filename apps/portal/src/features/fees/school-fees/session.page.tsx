import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { Link } from "@polyportal/ui/link";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { SelectField } from "@polyportal/ui/select-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { FeeLines } from "../fee-lines.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { addresses } from "./addresses.ts";
import { FeeParts } from "./fee-parts.tsx";

/** Chooses the session to pay for; what makes up its fees and what is left of them shows at once. */
export function Page() {
  const client = useClient();
  const statement = useQuery(queryOptionsFor(client, "getFeeStatement", {}));
  return (
    <PortalPage title={schoolFeesWords.chooseSession} lead={schoolFeesWords.sessionLead}>
      <Fetched query={statement} label={schoolFeesWords.fetchingFees}>
        {({ sessions }) =>
          sessions.length > 0 ? (
            <ChooseSession sessions={sessions} />
          ) : (
            <EmptyState>{schoolFeesWords.noFeesYet}</EmptyState>
          )
        }
      </Fetched>
    </PortalPage>
  );
}

// Nobody needs it before the form is sent.
const loadSchema = async () => {
  const { feeSessionSchema } = await import("@polyportal/domain/fees/form");
  return feeSessionSchema;
};

function ChooseSession({ sessions }: { sessions: readonly SessionFee[] }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const asked = idIn(search, "session");
  const chosen =
    sessions.find(({ sessionId }) => sessionId === asked) ??
    sessions.find(({ current }) => current) ??
    sessions[0];
  const form = useAppForm(useLazySchema(loadSchema), { sessionId: chosen?.sessionId ?? "" });
  type Values = FormValues<typeof form>;
  const fee = asked === undefined && form.getValues("sessionId") === "" ? undefined : chosen;
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={({ sessionId }) => navigate(addresses.generate(sessionId))}
    >
      <SelectField<Values>
        name="sessionId"
        label={schoolFeesWords.session}
        required
        options={sessions.map(({ sessionId, session, level }) => ({
          value: sessionId,
          label: `${session}, ${level}`,
        }))}
        onChosen={(id) => setSearch(id === "" ? {} : { session: String(id) }, { replace: true })}
      />
      {fee && (
        <FeeLines
          caption={schoolFeesWords.feePartsOf(fee.session)}
          lines={fee.lines}
          total={fee.total}
        />
      )}
      {fee && fee.total > 0 && <FeeParts fee={fee} />}
      {fee?.balance === 0 ? (
        <Alert status="success">
          <p>
            {schoolFeesWords.nothingLeftOfThis}{" "}
            <Link href={paths.schoolFees}>{schoolFeesWords.backToFees}</Link>
          </p>
        </Alert>
      ) : (
        <FormActions>
          <SubmitButton>{schoolFeesWords.continue}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
