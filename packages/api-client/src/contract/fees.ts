import { invoiceAmount } from "@polyportal/domain/invoice/details";
import { feePurposes, invoicePurposes } from "@polyportal/domain/payment/purposes";
import { paymentTypes } from "@polyportal/domain/payment/types";
import { requiredId, rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { invoiceStates, paymentFields } from "./invoice.ts";
import {
  gatewayErrors,
  idParam,
  naira,
  numberOnPaper,
  studentOnPaper,
  timestamp,
} from "./shared.ts";

/** What a student can be billed for. */
const [, ...studentPurposeNames] = invoicePurposes;
const studentPurpose = z.enum(studentPurposeNames);
const feePurpose = z.enum(feePurposes);
const paymentType = z.enum(paymentTypes);

const line = z.object({ description: z.string(), amount: naira });

/** An invoice of a student or, once paid, the material of its receipt. */
export const studentInvoice = z.object({
  id: z.uuid(),
  purpose: studentPurpose,
  fullName: z.string(),
  ...numberOnPaper,
  department: z.string(),
  /** 12 digits. */
  rrr: z.string(),
  ...paymentFields,
  sessionId: z.int(),
  /** What makes up the total. */
  items: z.array(line),
  paymentType,
  /** The verification codes of its papers; null if an invoice was just made or cancelled. */
  papers: z.nullable(z.object({ invoice: verification, receipt: z.nullable(verification) })),
});

export type StudentInvoice = z.infer<typeof studentInvoice>;

/** An invoice in a list. */
export const studentInvoiceSummary = z.object({
  id: z.uuid(),
  rrr: z.string(),
  invoiceNo: z.string(),
  purpose: studentPurpose,
  description: z.string(),
  sessionId: z.int(),
  session: z.string(),
  paymentType,
  amount: naira,
  state: z.enum(invoiceStates),
  invoiceDate: timestamp,
  expiresAt: timestamp,
  paidAt: z.nullable(timestamp),
});

export type StudentInvoiceSummary = z.infer<typeof studentInvoiceSummary>;

/** A part of a fee, and why it cannot be invoiced now. */
export const feePart = z.object({
  paymentType,
  amount: naira,
  /** In words; null if it can be invoiced. */
  refusal: z.nullable(z.string()),
});

/** One fee of one session, and how much of it is paid. */
export const sessionFee = z.object({
  purpose: feePurpose,
  sessionId: z.int(),
  session: z.string(),
  current: z.boolean(),
  level: z.string(),
  /** What makes up the total. */
  lines: z.array(line),
  total: naira,
  paid: naira,
  balance: naira,
  /** The whole fee, or the parts in which it may be paid. */
  parts: z.array(feePart),
  /** Open and paid invoices of this fee, newest first. */
  invoices: z.array(studentInvoiceSummary),
});

export type SessionFee = z.infer<typeof sessionFee>;

/** Why a student may get no new invoice. */
export const cannotInvoice = [
  "no_student_record",
  "contact_missing",
  "idempotency_mismatch",
  ...gatewayErrors,
] as const;

export const feesEndpoints = {
  getFeeStatement: endpoint({
    method: "GET",
    path: "/api/Payment/fee-statement",
    summary: "A fee of the student in every session: lines, payments, what is left",
    audience: ["student"],
    input: z.object({ purpose: z.optional(feePurpose) }),
    output: z.object({
      /** The newest first. */
      sessions: z.array(sessionFee),
      /** Unpaid school fees of earlier sessions. */
      arrears: naira,
      /** What must be paid before registering courses and booking a bed, in words. */
      missing: z.array(z.string()),
    }),
    errors: ["no_student_record"],
  }),
  getFeeQuote: endpoint({
    method: "GET",
    path: "/api/Payment/fee-quote",
    summary: "What makes up a fee of one session, and which parts of it can be invoiced",
    audience: ["student"],
    input: z.object({ sessionId: idParam, purpose: feePurpose }),
    output: sessionFee,
    errors: ["no_student_record", "fee_not_due", "fee_not_for_student"],
  }),
  getStudentInvoice: endpoint({
    method: "GET",
    path: "/api/Payment/student-invoice",
    summary:
      "An invoice of the student by id or RRR; asks the gateway when the payer has just returned",
    audience: ["student"],
    input: z.object({
      id: z.optional(z.uuid()),
      rrr: z.optional(rrr()),
      refresh: z.optional(z.literal("true")),
    }),
    output: studentInvoice,
    errors: ["no_student_record", "invoice_not_found", "too_many_requests"],
  }),
  generateStudentInvoice: endpoint({
    method: "POST",
    path: "/api/Payment/generate-invoice",
    summary:
      "Generates the invoice and RRR of a fee or an instalment; the open one is answered again",
    audience: ["student"],
    idempotent: true,
    input: z.object({
      sessionId: requiredId("please enter your session"),
      purpose: feePurpose,
      paymentType,
      /** The amount that the student saw. It is checked against the fee table. */
      amount: invoiceAmount,
    }),
    output: studentInvoice,
    errors: [
      ...cannotInvoice,
      "fee_not_due",
      "fee_not_for_student",
      "fee_part_refused",
      "other_invoice_open",
      "amount_mismatch",
    ],
  }),
  cancelStudentInvoice: endpoint({
    method: "POST",
    path: "/api/Payment/cancel-invoice",
    summary: "Closes an open invoice that is not paid, so that another can be generated",
    audience: ["student"],
    input: z.object({ id: z.uuid() }),
    output: studentInvoice,
    errors: ["no_student_record", "invoice_not_found", "invoice_paid", ...gatewayErrors],
  }),
  listStudentReceipts: endpoint({
    method: "GET",
    path: "/api/Payment/receipts",
    summary: "What the student has paid, the newest first",
    audience: ["student"],
    input: z.object({ purpose: z.optional(studentPurpose) }),
    output: z.array(studentInvoiceSummary),
    errors: ["no_student_record"],
  }),
  getForm11: endpoint({
    method: "GET",
    path: "/api/Payment/form-11",
    summary: "The clearance form of a session's school fees, once the first instalment is paid",
    audience: ["student"],
    input: z.object({ sessionId: idParam }),
    // With the programme and level of that session.
    output: z.extend(studentOnPaper, {
      session: z.string(),
      total: naira,
      paid: naira,
      balance: naira,
      /** Nothing is left to pay. */
      cleared: z.boolean(),
      /** The oldest first. */
      payments: z.array(studentInvoiceSummary),
      verification,
    }),
    errors: ["no_student_record", "fee_not_due", "fee_not_paid"],
  }),
};
