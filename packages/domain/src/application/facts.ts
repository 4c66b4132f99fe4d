import type { PaperFact } from "../document/kinds.ts";
import { formatDate } from "../format/date.ts";
import { fullName } from "../format/name.ts";
import { formatNaira } from "../format/naira.ts";
import { groupRrr } from "../format/rrr.ts";

/** What of an applicant's invoice, or of its receipt once it is paid, a reader compares. */
export const paymentFacts = (bill: {
  fullName: string;
  invoiceNo: string;
  rrr: string;
  description: string;
  /** In naira. */
  total: number;
  /** ISO; null until it is paid. */
  paidAt: string | null;
}): readonly PaperFact[] => [
  { label: "Full name", value: bill.fullName },
  { label: "Invoice number", value: bill.invoiceNo },
  { label: "RRR", value: groupRrr(bill.rrr) },
  { label: "Description", value: bill.description },
  { label: "Total", value: formatNaira(bill.total) },
  ...(bill.paidAt ? [{ label: "Date", value: formatDate(bill.paidAt) }] : []),
];

/** What of an application slip a reader compares. */
export const slipFacts = (slip: {
  lastname: string;
  firstname: string;
  middlename: string;
  applicationNumber: string;
  applicationType: string;
  session: string;
  department: { name: string } | null;
}): readonly PaperFact[] => [
  { label: "Full name", value: fullName(slip) },
  { label: "Application number", value: slip.applicationNumber },
  { label: "Application", value: slip.applicationType.trim() },
  { label: "Session", value: slip.session },
  ...(slip.department ? [{ label: "Department", value: slip.department.name }] : []),
];
