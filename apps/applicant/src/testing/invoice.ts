import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { rrr } from "./student.ts";
import { verification } from "./verification.ts";

/** An invoice that waits for its payment. */
export const openInvoice: Invoice = {
  id: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e02",
  programme: "nd",
  fullName: "Yar’Adua-Okonkwo Abdul-Rahman Ọlá",
  rrr,
  paymentReference: rrr,
  transactionReference: null,
  invoiceNo: "INV/2026/000042",
  invoiceDate: "2026-11-20T10:00:00Z",
  expiresAt: "2026-12-04T10:00:00Z",
  cardPayment: { action: "#pay", fields: { rrr } },
  paymentStatus: false,
  state: "open",
  answer: null,
  paidAt: null,
  schoolName: "Òkè-Ìlá Federal Polytechnic of Science, Agriculture and Technology",
  session: "2026/2027",
  regNumber: "+2348012345678",
  description: "ND application fee 2026/2027",
  amount: 12_500,
  paymentType: "Full",
  paymentPurposeId: 1,
  total: 12_500,
  verification,
};

/** The same, paid. */
export const paidInvoice: Invoice = {
  ...openInvoice,
  state: "paid",
  paymentStatus: true,
  paidAt: "2026-11-21T23:30:00Z",
  transactionReference: "TX-88213",
  cardPayment: null,
};
