import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import type { InvoiceView } from "@polyportal/ui/invoice";
import type { ReceiptView } from "@polyportal/ui/receipt";

/** A student's invoice as the props of its document. */
export const invoiceView = (
  invoice: StudentInvoice,
  school: InvoiceView["school"],
): InvoiceView => ({
  ...invoice,
  school,
  state: invoice.state === "open" ? "unpaid" : invoice.state,
  items: itemsOf(invoice),
  amountInWords: amountInWords(invoice.total),
  verification: invoice.papers?.invoice,
});

/** A student's paid invoice as the props of its receipt. */
export const receiptView = (
  invoice: StudentInvoice,
  school: ReceiptView["school"],
  title: string,
): ReceiptView => ({
  ...invoice,
  school,
  title,
  items: itemsOf(invoice),
  totalInWords: amountInWords(invoice.total),
  verification: invoice.papers?.receipt ?? undefined,
});

const itemsOf = ({ items, paymentType }: StudentInvoice) =>
  items.map((item) => ({ ...item, paymentType }));
