import type { PublicPayment, PublicReceipt } from "@polyportal/api-client/contract/sundry-public";
import { rrr, student } from "./student.ts";
import { verification } from "./verification.ts";

/** The receipt of a student's payment. */
export const publicReceipt: PublicReceipt = {
  title: "Sundry Receipt",
  rrr,
  invoiceNo: "INV-2026-004127",
  matricNumber: student.matricNumber,
  numberKind: "matric",
  fullName: `${student.lastname} ${student.firstname} ${student.middlename}`,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  description: "Statement of result 2026/2027",
  items: [
    {
      description: "Statement of result",
      amount: 5_000,
      paymentType: "Full",
      paymentPurposeId: 9,
    },
  ],
  total: 5_000,
  date: "2026-11-20T09:14:00Z",
  duplicate: false,
  verification,
};

/** What stands under a number. */
export const publicPayments: readonly PublicPayment[] = [
  {
    invoiceNo: "INV-2026-004127",
    date: "2026-11-20T09:14:00Z",
    item: "Statement of result 2026/2027",
    rrr: "3100****9676",
    amount: 5_000,
    state: "paid",
    ticket: "ticket",
  },
  {
    invoiceNo: "INV-2026-003981",
    date: "2026-11-12T08:00:00Z",
    item: "School Fees 2026/2027, first instalment",
    rrr: "3100****1120",
    amount: 1_250_000,
    state: "open",
    ticket: null,
  },
  {
    invoiceNo: "INV-2025-001204",
    date: "2025-10-01T08:00:00Z",
    item: "Identity card 2025/2026",
    rrr: "3100****4471",
    amount: 2_500,
    state: "expired",
    ticket: null,
  },
];
