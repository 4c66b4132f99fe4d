import type { PaperFact } from "../document/kinds.ts";
import { formatDate } from "../format/date.ts";
import { formatNaira } from "../format/naira.ts";
import { groupRrr } from "../format/rrr.ts";

type Bill = {
  fullName: string;
  matricNumber: string;
  invoiceNo: string;
  rrr: string;
  description: string;
  /** In naira. */
  total: number;
};

/** What of an invoice its reader compares. */
export const invoiceFacts = (bill: Bill): readonly PaperFact[] => [
  { label: "Full name", value: bill.fullName },
  { label: "Matric number", value: bill.matricNumber },
  { label: "Invoice number", value: bill.invoiceNo },
  { label: "RRR", value: groupRrr(bill.rrr) },
  { label: "Description", value: bill.description },
  { label: "Total", value: formatNaira(bill.total) },
];

/** What of a receipt its reader compares; the day of the payment is ISO. */
export const receiptFacts = (bill: Bill, paidAt: string): readonly PaperFact[] => [
  ...invoiceFacts(bill),
  { label: "Date", value: formatDate(paidAt) },
];

/** What of a form 11 its reader compares: amounts in naira. */
export const form11Facts = (form: {
  fullName: string;
  matricNumber: string;
  department: string;
  level: string;
  session: string;
  paid: number;
  balance: number;
}): readonly PaperFact[] => [
  { label: "Full name", value: form.fullName },
  { label: "Matric number", value: form.matricNumber },
  { label: "Department", value: form.department },
  { label: "Level", value: form.level },
  { label: "Session", value: form.session },
  { label: "Paid", value: formatNaira(form.paid) },
  { label: "Balance", value: formatNaira(form.balance) },
];
