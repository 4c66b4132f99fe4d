import type { RemitaStatus } from "@polyportal/api-client/contract/payment";
import { formatDateTime } from "@polyportal/domain/format/date";
import { generateInvoiceOf, programmeBySlug } from "@polyportal/domain/programmes/programmes";
import { paths } from "@polyportal/domain/routes/paths";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { Reference } from "@polyportal/ui/reference";
import { Answer } from "./answer.tsx";

const states = {
  paid: { badge: "success", word: "Paid", next: "You can go on with your application." },
  pending: {
    badge: "warning",
    word: "Not paid",
    next: "No payment has arrived yet. Your phone number finds the invoice again, with the way to pay it by card; at a bank, give this RRR.",
  },
  failed: {
    badge: "fail",
    word: "Payment failed",
    next: "The payment did not go through. Open the invoice again by your phone number and pay it once more.",
  },
  expired: {
    badge: "fail",
    word: "Expired",
    next: "This invoice can no longer be paid. Generate a new one.",
  },
  unknown: {
    badge: "unapproved",
    word: "Being looked into",
    next: "What the payment service tells does not match this invoice. Please contact the bursary with this RRR.",
  },
} as const satisfies Record<RemitaStatus["state"], unknown>;

/** What the payment service says of an RRR, and the way on from there. */
export function PaymentState({ payment }: { payment: RemitaStatus }) {
  const { badge, word, next } = states[payment.state];
  return (
    <Answer title="What we found">
      <DescriptionList
        items={[
          { term: "Status", value: <Badge status={badge}>{word}</Badge> },
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
  if (!programme || payment.state === "unknown") return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {payment.state === "paid" ? (
        <>
          <Button asChild>
            <BareLink href={programme.paths.login}>Continue to the application form</BareLink>
          </Button>
          <Button asChild variant="secondary">
            <BareLink href={paths.feeReceipt}>Print the receipt</BareLink>
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
