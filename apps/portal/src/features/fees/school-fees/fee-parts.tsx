import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { paymentTypeNames } from "@polyportal/domain/messages/payment-types";
import { Badge } from "@polyportal/ui/badge";
import { Money } from "@polyportal/ui/money";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";

/** The parts in which a fee can be paid: what each comes to, and what is left of them. */
export function FeeParts({ fee }: { fee: Pick<SessionFee, "parts" | "invoices"> }) {
  const isPaid = (type: string) =>
    fee.invoices.some(({ paymentType, state }) => paymentType === type && state === "paid");
  return (
    <section aria-label={schoolFeesWords.instalments}>
      <h2 className="mb-2 font-semibold">{schoolFeesWords.instalments}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {fee.parts.map(({ paymentType, amount, refusal }) => (
          <li key={paymentType} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-[min(100%,10rem)] flex-1">
              {paymentTypeNames[paymentType]}
              {refusal && !isPaid(paymentType) && (
                <span className="block text-14 text-ink-muted">{refusal}</span>
              )}
            </span>
            {isPaid(paymentType) && <Badge status="success">{schoolFeesWords.paid}</Badge>}
            {!refusal && <Badge status="unapproved">{schoolFeesWords.toPay}</Badge>}
            <Money amount={amount} className="ms-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
