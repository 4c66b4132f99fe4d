import type { PublicPayment } from "@polyportal/api-client/contract/sundry-public";
import { formatDate } from "@polyportal/domain/format/date";
import { paymentHistoryWords as words } from "@polyportal/domain/messages/payment-history.words";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Money } from "@polyportal/ui/money";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useFocusedHeading } from "../../app/focused-heading.ts";
import { useLookup } from "../../app/use-lookup.tsx";

const ReceiptSheet = lazyPart(async () => (await import("./receipt-sheet.tsx")).ReceiptSheet);

/** The server lists no more than these. */
const mostListed = 100;

const badges = { paid: "success", open: "warning", expired: "fail" } as const satisfies Record<
  PublicPayment["state"],
  unknown
>;

/** What was paid and what was not, the newest first; the receipt of one takes the list's place. */
export function Payments({ payments }: { payments: readonly PublicPayment[] }) {
  const heading = useFocusedHeading();
  const receipt = useLookup("getHistoryReceipt");
  if (receipt.answer) {
    return (
      <Suspense fallback={<PageLoader />}>
        <Button variant="secondary" className="mb-4 print:hidden" onClick={receipt.forget}>
          {words.backToPayments}
        </Button>
        <ReceiptSheet receipt={receipt.answer} />
      </Suspense>
    );
  }
  const none = payments.length === 0;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle ref={heading} lead={none ? words.none : words.count(payments.length)}>
        {words.payments}
      </PageTitle>
      {receipt.failure}
      <ol className="grid gap-4">
        {payments.map((payment) => (
          <li key={payment.invoiceNo}>
            <Payment payment={payment} onReceipt={(ticket) => void receipt.ask({ ticket })} />
          </li>
        ))}
      </ol>
      {payments.length >= mostListed && <p>{words.mostShown}</p>}
    </div>
  );
}

type Props = { payment: PublicPayment; onReceipt: (ticket: string) => void };

function Payment({ payment, onReceipt }: Props) {
  const { item, date, rrr, amount, state, ticket } = payment;
  return (
    <Card
      title={item}
      footer={
        ticket !== null && (
          <Button variant="secondary" onClick={() => onReceipt(ticket)}>
            {words.showReceipt}
            <span className="sr-only"> {words.ofItem(item)}</span>
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          {
            term: words.state,
            value: <Badge status={badges[state]}>{words.states[state]}</Badge>,
          },
          { term: words.date, value: formatDate(date) },
          { term: words.amount, value: <Money amount={amount} /> },
          { term: words.rrr, value: rrr },
        ]}
      />
    </Card>
  );
}
