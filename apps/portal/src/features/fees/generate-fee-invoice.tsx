import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { feesWords } from "@polyportal/domain/messages/fees.words";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../parts/address/asked.ts";
import { FeeLines } from "./fee-lines.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Refused } from "../../parts/form/refused.tsx";
import { useFeeStatement, useGenerated } from "./use-fees.ts";

type Props = {
  purpose: FeePurpose;
  /** Where the fee is seen session by session. */
  overview: string;
};

type PageProps = Props & {
  /** The page's name. */
  title: string;
  /** What to know before paying. */
  lead?: string;
};

/** What a fee that is paid at once comes to, and the button that bills it. `?session` names the session. */
export function GenerateFeeInvoicePage({
  title,
  lead = feesWords.generateFeeLead,
  ...fee
}: PageProps) {
  const [search] = useSearchParams();
  const sessionId = idIn(search, "session");
  return (
    <PortalPage title={title} lead={lead}>
      {sessionId ? <OfSession {...fee} sessionId={sessionId} /> : <OfLatest {...fee} />}
    </PortalPage>
  );
}

/** Without a session the latest is meant in which the fee falls due. */
function OfLatest({ purpose, overview }: Props) {
  return (
    <Fetched query={useFeeStatement(purpose)} label={fetching}>
      {({ sessions: [latest] }) =>
        latest ? (
          <Quote fee={latest} overview={overview} />
        ) : (
          <Alert>{feesWords.notAskedForThis}</Alert>
        )
      }
    </Fetched>
  );
}

function OfSession({ purpose, overview, sessionId }: Props & { sessionId: number }) {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "getFeeQuote", { purpose, sessionId }));
  return (
    <Fetched query={query} label={fetching} refused={notDue}>
      {(fee) => <Quote fee={fee} overview={overview} />}
    </Fetched>
  );
}

const fetching = feesWords.fetchingAmount;

const notDue = ({ code, message }: ApiError) =>
  code === "fee_not_due" ? <Alert>{message}</Alert> : undefined;

function Quote({ fee, overview }: { fee: SessionFee; overview: string }) {
  const { purpose, sessionId, session, lines, total } = fee;
  const generate = useOperation("generateStudentInvoice", useGenerated());
  const part = fee.parts.find(({ paymentType }) => paymentType === "Full");
  const made = fee.invoices.find(({ state }) => state === "open" || state === "paid");
  return (
    <Card title={`${session}, ${fee.level}`} className="max-w-prose">
      <FeeLines caption={feesWords.amountPartsOf(session)} lines={lines} total={total} />
      <Refused error={generate.error} className="my-4" />
      {part?.refusal && <Alert className="mb-4">{part.refusal}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3">
        {made ? (
          <Button asChild>
            <BareLink href={studentInvoicePath(purpose, made)}>{feesWords.openInvoice}</BareLink>
          </Button>
        ) : (
          part &&
          !part.refusal && (
            <Button
              loading={generate.isPending}
              onClick={() =>
                generate.mutate({ sessionId, purpose, paymentType: "Full", amount: part.amount })
              }
            >
              {feesWords.generateInvoice}
            </Button>
          )
        )}
        <Button asChild variant="secondary">
          <BareLink href={overview}>{feesWords.back}</BareLink>
        </Button>
      </div>
    </Card>
  );
}
