import type { RemitaStatus } from "@polyportal/api-client/contract/payment";
import { formatDateTime } from "@polyportal/domain/format/date";
import { paymentStateMessages, paymentWayOn } from "@polyportal/domain/messages/payment-state";
import { verificationWords } from "@polyportal/domain/messages/verification.words";
import { entryBySlug, generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { withSearch } from "@polyportal/domain/routes/search";
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
    <Answer title={verificationWords.whatWeFound}>
      <DescriptionList
        items={[
          {
            term: verificationWords.status,
            value: <Badge status={badges[payment.state]}>{word}</Badge>,
          },
          {
            term: verificationWords.rrr,
            value: <Reference label={verificationWords.rrr} value={payment.rrr} />,
          },
          { term: verificationWords.payer, value: payment.payerName },
          { term: verificationWords.amount, value: <Money amount={payment.amount} /> },
          { term: verificationWords.for, value: payment.description },
          { term: verificationWords.invoiceNumber, value: payment.invoiceNo },
          ...(payment.paidAt
            ? [{ term: verificationWords.paid, value: formatDateTime(payment.paidAt) }]
            : []),
        ]}
      />
      <p className="mt-6">{next}</p>
      <WaysOn payment={payment} />
    </Answer>
  );
}

function WaysOn({ payment }: { payment: RemitaStatus }) {
  const programme = entryBySlug(payment.programme);
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
          <Button asChild variant="secondary">
            <BareLink href={withSearch(furtherPaths.applicationStatus, { RRR: payment.rrr })}>
              {paymentWayOn.toStatus}
            </BareLink>
          </Button>
        </>
      ) : (
        <Button asChild>
          <BareLink href={generateInvoiceOf(programme)}>
            {payment.state === "expired"
              ? verificationWords.generateNewInvoice
              : verificationWords.openInvoice}
          </BareLink>
        </Button>
      )}
    </div>
  );
}
