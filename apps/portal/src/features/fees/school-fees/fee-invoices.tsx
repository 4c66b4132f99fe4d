import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { DateText } from "@polyportal/ui/date";
import { Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { InvoiceState } from "../invoice-state.tsx";
import { addresses } from "./addresses.ts";

/** The invoices of a fee, each leading to its receipt or, while it is not paid, to itself. */
export function FeeInvoices({ invoices }: Pick<SessionFee, "invoices">) {
  if (invoices.length === 0) return null;
  return (
    <ul
      aria-label={schoolFeesWords.invoicesAndReceipts}
      className="divide-y divide-line border-y border-line"
    >
      {invoices.map(({ id, state, description, amount, paidAt, invoiceDate }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-[min(100%,10rem)] flex-1">
            <Link href={state === "paid" ? addresses.receipt(id) : addresses.invoice(id)}>
              {description}
            </Link>
            <span className="block text-14 text-ink-muted">
              <DateText value={paidAt ?? invoiceDate} />
            </span>
          </span>
          <InvoiceState state={state} />
          <Money amount={amount} className="ms-auto" />
        </li>
      ))}
    </ul>
  );
}
