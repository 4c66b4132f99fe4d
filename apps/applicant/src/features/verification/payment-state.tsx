import type { RemitaStatus } from "@polyportal/api-client/contract/payment";
import { formatDateTime } from "@polyportal/domain/format/date";
import { paymentStateMessages, paymentWayOn } from "@polyportal/domain/messages/payment-state";
import { generateInvoiceOf, programmeBySlug } from "@polyportal/domain/programmes/programmes";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { Reference } from "@polyportal/ui/reference";
import { Answer } from "./answer.tsx";

const badges = {
  paid: "success",
  pending: "warning",
  processing: "unapproved",
  failed: "fail",
  expired: "fail",
  unknown: "unapproved",
  "other-amount": "unapproved",
  surplus: "unapproved",
} as const satisfies Record<RemitaStatus["state"], unknown>;

/** Where a page of this app leads on: not where somebody else has to act first, or money may be on its way. */
const leadsOn: ReadonlySet<RemitaStatus["state"]> = new Set([
  "paid",
  "pending",
  "failed",
  "expired",
]);

/** What the payment service says of an RRR, and the way on from there. */
export function PaymentState({ payment }: { payment: RemitaStatus }) {
  const { word, next } = paymentStateMessages[payment.state];
  return (
    <Answer title="What we found">
      <DescriptionList
        items={[
          { term: "Status", value: <Badge status={badges[payment.state]}>{word}</Badge> },
          { term: "RRR", value: <Reference label="RRR" value={payment.rrr} /> },
          { term: "Payer", value: payment.payerName },
          { term: "Amount", value: <Money amount={payment.amount} /> },
          { term: "For", value: payment.description },
          { term: "Invoice number", value: payment.invoiceNo },
          ...(payment.paidAt ? [{ term: "Paid", value: formatDateTime(payment.paidAt) }] : []),
        ]}
      />
      <p className="mt-6">{next}</p>
      <WaysOn payment={payment} />
    </Answer>
  );
}

function WaysOn({ payment }: { payment: RemitaStatus }) {
  const programme = programmeBySlug(payment.programme);
  if (!programme || !leadsOn.has(payment.state)) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {payment.state === "paid" ? (
        <>
          <Button asChild>
            <BareLink href={programme.paths.login}>{paymentWayOn.toForm}</BareLink>
          </Button>
          <Button asChild variant="secondary">
            <BareLink href={publicPaths.feeReceipt}>{paymentWayOn.printReceipt}</BareLink>
          </Button>
        </>
      ) : (
        <Button asChild>
          <BareLink href={generateInvoiceOf(programme)}>
            {payment.state === "expired" ? "Generate a new invoice" : "Open the invoice"}
          </BareLink>
        </Button>
      )}
    </div>
  );
}
