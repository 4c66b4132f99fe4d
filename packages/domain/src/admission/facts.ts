import type { PaperFact } from "../document/kinds.ts";
import { formatDate } from "../format/date.ts";
import { formatNaira } from "../format/naira.ts";
import { groupRrr } from "../format/rrr.ts";

/** What of a letter its reader compares: whom it is about, and what for. */
export const letterFacts = (letter: {
  fullName: string;
  matricNumber: string;
  reference: string;
  session: string;
  programme: string;
  department: string;
}): readonly PaperFact[] => [
  { label: "Full name", value: letter.fullName },
  { label: "Matric number", value: letter.matricNumber },
  { label: "Reference", value: letter.reference },
  { label: "Session", value: letter.session },
  { label: "Programme", value: letter.programme },
  { label: "Department", value: letter.department },
];

/** The payment that a letter confirms; the amount is in naira, the day ISO. */
export const paymentFacts = (payment: {
  amount: number;
  rrr: string;
  paidAt: string;
}): readonly PaperFact[] => [
  { label: "Amount paid", value: formatNaira(payment.amount) },
  { label: "RRR", value: groupRrr(payment.rrr) },
  { label: "Date paid", value: formatDate(payment.paidAt) },
];
