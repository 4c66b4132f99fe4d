import type { Invoice } from "@polyportal/api-client/contract/invoice";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import type { InvoiceView } from "@polyportal/ui/invoice";
import type { ReceiptView } from "@polyportal/ui/receipt";
import { applicantWords } from "@polyportal/domain/messages/applicant.words";
import { issuerOf } from "./school.ts";

/** An invoice as its document shows it. */
export const invoiceView = (invoice: Invoice, school: SchoolConfiguration): InvoiceView => ({
  ...invoice,
  school: issuerOf(school),
  state: invoice.state === "open" ? "unpaid" : invoice.state,
  amountInWords: amountInWords(invoice.total),
  verification: invoice.verification ?? undefined,
});

/** A paid invoice as its receipt. */
export const receiptView = (invoice: Invoice, school: SchoolConfiguration): ReceiptView => ({
  school: issuerOf(school),
  title: applicantWords.paymentReceipt,
  rrr: invoice.rrr,
  invoiceNo: invoice.invoiceNo,
  fullName: invoice.fullName,
  description: invoice.description,
  items: invoice.items ?? [invoice],
  total: invoice.total,
  totalInWords: amountInWords(invoice.total),
  paidAt: invoice.paidAt,
  verification: invoice.verification ?? undefined,
});
