import type { InvoiceChoice } from "@polyportal/api-client/contract/invoice";
import { formatDate } from "@polyportal/domain/format/date";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { paymentStateMessages } from "@polyportal/domain/messages/payment-state";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { useFocusedHeading } from "../../app/focused-heading.ts";

type Props = {
  choices: readonly InvoiceChoice[];
  onChoose: (invoiceNo: string) => void;
  onNone: () => void;
};

/** The invoices that a phone number found, by masked names, and the way on for whom none belongs to. */
export function InvoiceChoices({ choices, onChoose, onNone }: Props) {
  const heading = useFocusedHeading();
  return (
    <section aria-labelledby="invoice-choices" className="grid gap-4 border-t border-line pt-6">
      <h2 id="invoice-choices" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        {messages.choose.title}
      </h2>
      <p>{messages.choose.body}</p>
      <ul className="grid gap-3">
        {choices.map(({ invoiceNo, fullName, state, invoiceDate }) => (
          <li key={invoiceNo}>
            <Button
              variant="secondary"
              wide
              className="flex-wrap justify-between text-start"
              onClick={() => onChoose(invoiceNo)}
            >
              <span className="min-w-0">
                <span className="block break-words">{fullName}</span>
                <span className="block text-14 font-normal text-ink-muted">
                  {formatDate(invoiceDate)}
                </span>
              </span>
              <Badge status={state === "paid" ? "success" : "warning"}>
                {paymentStateMessages[state === "open" ? "pending" : state].word}
              </Badge>
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" onClick={onNone}>
          {messages.noneIsMine}
        </Button>
      </div>
    </section>
  );
}
