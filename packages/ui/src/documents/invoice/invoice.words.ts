import { invoicePaperMessages as messages } from "@polyportal/domain/messages/invoice-paper";

/** What an invoice says first, of itself, and of how it is paid at a bank. */
export const invoiceWords = {
  amount: messages.amount,
  rrr: messages.rrr,
  lastDay: messages.lastDay,
  invoiceDate: "Invoice date",
  paymentReference: "Payment reference",
  transactionReference: "Transaction reference",
  status: "Status",
  states: { paid: "Paid", unpaid: "Not paid", expired: "Expired" },
  atBank: messages.atBank.title,
  /** What to do at a bank, in order; the RRR without spaces. */
  bankSteps: messages.atBank.steps as (rrr: string | null | undefined) => readonly string[],
};
