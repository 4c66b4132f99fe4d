import { groupRrr } from "../../format/rrr.ts";
import type { PaperFact } from "../kinds.ts";
import { printedAmount, printedDate, type PrintableNumber } from "../printed.ts";
import { numberIfKnown, row, rowIfKnown, type NumberOnPaper, type Text } from "./rows.ts";

/** What an invoice bills, or a receipt confirms. The number is left out where the payer is no student. */
export type PaymentOnPaper = Partial<NumberOnPaper> & {
  readonly fullName: Text;
  /** Left out where the payer is no student. */
  readonly department?: Text;
  readonly invoiceNo: Text;
  /** Without spaces. */
  readonly rrr: Text;
  readonly description: Text;
  /** In naira. */
  readonly total: PrintableNumber;
};

const payer = (payment: PaymentOnPaper): PaperFact[] => [
  row("Full name", payment.fullName),
  ...numberIfKnown(payment),
  ...rowIfKnown("Department", payment.department),
  row("RRR", payment.rrr && groupRrr(payment.rrr)),
  row("Invoice number", payment.invoiceNo),
  row("Payment for", payment.description),
];

/** The lines of an invoice; its check tells all of them. */
export const invoiceRows = (invoice: PaymentOnPaper): PaperFact[] => [
  ...payer(invoice),
  row("Amount", printedAmount(invoice.total)),
];

/** The lines of a receipt; its check tells all of them. The day of the payment is ISO. */
export const receiptRows = (receipt: PaymentOnPaper & { readonly paidAt: Text }): PaperFact[] => [
  ...payer(receipt),
  row("Amount paid", printedAmount(receipt.total)),
  row("Date paid", printedDate(receipt.paidAt)),
];
