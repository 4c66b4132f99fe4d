import type { Invoice } from "@polyportal/api-client/contract/invoice";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import type { InvoiceView } from "@polyportal/ui/invoice";
import type { ReceiptView } from "@polyportal/ui/receipt";

const schoolOf = ({ name, location, crest }: SchoolConfiguration) => ({
  name,
  location,
  crestSrc: crest,
});

/** An invoice as its document shows it. */
export const invoiceView = (invoice: Invoice, school: SchoolConfiguration): InvoiceView => ({
  ...invoice,
  school: schoolOf(school),
  state: invoice.state === "open" ? "unpaid" : invoice.state,
  amountInWords: amountInWords(invoice.total),
  verification: invoice.verification ?? undefined,
});

/** A paid invoice as its receipt. */
export const receiptView = (invoice: Invoice, school: SchoolConfiguration): ReceiptView => ({
  school: schoolOf(school),
  title: "Payment Receipt",
  rrr: invoice.rrr,
  fullName: invoice.fullName,
  items: [invoice],
  total: invoice.total,
  totalInWords: amountInWords(invoice.total),
  date: invoice.paidAt ?? invoice.invoiceDate,
  verification: invoice.verification ?? undefined,
});
