import type { SundryInvoice } from "@polyportal/api-client/contract/sundry";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../../app/fetched.tsx";
import { InvoiceState } from "../invoice-state.tsx";

/** The student's own invoices of what is sold one by one, the newest first. */
export function SundryHistory() {
  const query = useQuery(queryOptionsFor(useClient(), "listSundryInvoices", {}));
  return (
    <Fetched query={query} label={sundryWords.fetchingInvoices}>
      {(invoices) =>
        invoices.length === 0 ? (
          <EmptyState>{sundryWords.nothingBought}</EmptyState>
        ) : (
          <Invoices invoices={invoices} />
        )
      }
    </Fetched>
  );
}

function Invoices({ invoices }: { invoices: readonly SundryInvoice[] }) {
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
        >
          <div className="min-w-0">
            <Link href={addressOf(invoice)}>
              {invoice.name} {invoice.session}
            </Link>
            <p className="text-14 text-ink-muted tabular-nums">
              {sundryWords.dayAndRrr(formatDate(invoice.invoiceDate), groupRrr(invoice.rrr))}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Money amount={invoice.amount} />
            <InvoiceState state={invoice.state} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const addressOf = (invoice: SundryInvoice): string =>
  invoice.state === "paid"
    ? withSearch(paths.sundryReceipt, { invoice: invoice.id })
    : studentInvoicePath("sundry", invoice);
