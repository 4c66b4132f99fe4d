import { numberKinds } from "@polyportal/domain/student/number";
import { chargesSchema } from "@polyportal/domain/sundry/charges";
import { historyCode } from "@polyportal/domain/sundry/history-code";
import { payerNumber } from "@polyportal/domain/sundry/payer-number";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { invoice, invoiceStates } from "./invoice.ts";
import { done, naira, nothing, timestamp, gatewayErrors } from "./shared.ts";

/** A receipt as its payer gets it without signing in. */
export const publicReceipt = z.object({
  title: z.string(),
  rrr: z.string(),
  invoiceNo: z.string(),
  /** Null if the payer is no student. */
  matricNumber: z.nullable(z.string()),
  /** Which number that is. */
  numberKind: z.nullable(z.enum(numberKinds)),
  fullName: z.string(),
  /** Null if the payer is no student. */
  department: z.nullable(z.string()),
  description: z.string(),
  items: z.array(
    z.object({
      description: z.string(),
      amount: naira,
      paymentType: z.string(),
      paymentPurposeId: z.nullable(z.int()),
    }),
  ),
  total: naira,
  /** When it was paid. */
  date: timestamp,
  /** It was issued before. */
  duplicate: z.boolean(),
  verification,
});

export type PublicReceipt = z.infer<typeof publicReceipt>;

/** An invoice in the payment history of its payer. */
export const publicPayment = z.object({
  invoiceNo: z.string(),
  /** When it was paid or, if unpaid, made. */
  date: timestamp,
  item: z.string(),
  /** With its middle hidden: `3100****9676`. */
  rrr: z.string(),
  amount: naira,
  state: z.enum(invoiceStates),
  /** The ticket with which `getHistoryReceipt` returns its receipt for half an hour; null if unpaid. */
  ticket: z.nullable(z.string()),
});

export type PublicPayment = z.infer<typeof publicPayment>;

/** A charge that the bursary collects from anybody; both amounts are equal if it is fixed. */
export const publicCharge = z.object({
  code: z.string(),
  name: z.string(),
  least: naira,
  most: naira,
});

export type PublicCharge = z.infer<typeof publicCharge>;

export const publicInvoice = z.object({
  /** Complete for whoever has named the payer. If found by number only: initials for the name, and no id. */
  invoice,
  /** Of the student or applicant with the number. */
  department: z.nullable(z.string()),
});

export type PublicInvoice = z.infer<typeof publicInvoice>;

export const publicSundryEndpoints = {
  listPublicCharges: endpoint({
    method: "GET",
    path: "/api/Sundry/public-charges",
    summary: "The charges of the bursary that anybody may pay, by name",
    audience: ["anyone"],
    afterShell: true,
    input: nothing,
    output: z.array(publicCharge),
    errors: [],
    allowStale: true,
  }),
  createPublicInvoice: endpoint({
    method: "POST",
    path: "/api/Sundry/create-public-invoice",
    summary:
      "Generates one invoice of one or more charges, for a student or an applicant by number, or for whoever is named; the open one of the same charges is answered again",
    audience: ["anyone"],
    afterShell: true,
    idempotent: true,
    input: chargesSchema,
    output: publicInvoice,
    errors: ["payer_not_found", "not_found", "conflict", "idempotency_mismatch", ...gatewayErrors],
  }),
  findSundryReceipt: endpoint({
    method: "POST",
    path: "/api/Sundry/find-receipt",
    summary:
      "The receipt of a sundry payment, by its RRR and the payer's phone, matric or admission number; whatever else is entered, nothing was found",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ rrr: rrr(), payer: payerNumber() }),
    output: publicReceipt,
    errors: ["payment_not_found", "too_many_requests"],
  }),
  requestHistoryCode: endpoint({
    method: "POST",
    path: "/api/Sundry/request-history-code",
    summary:
      "Sends each mailbox that has payments under a number a code of its own; the answer is the same whether there are any",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ number: payerNumber() }),
    output: done,
    errors: ["too_many_requests"],
  }),
  getPaymentHistory: endpoint({
    method: "POST",
    path: "/api/Sundry/payment-history",
    summary: "The invoices of the mailbox that got the code: the hundred latest",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ number: payerNumber(), code: historyCode() }),
    output: z.object({ payments: z.array(publicPayment) }),
    errors: ["history_code_wrong", "too_many_requests"],
  }),
  getHistoryReceipt: endpoint({
    method: "POST",
    path: "/api/Sundry/history-receipt",
    summary: "The receipt of a payment that a history has just listed",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ ticket: z.string().check(z.maxLength(400)) }),
    output: publicReceipt,
    errors: ["payment_not_found", "too_many_requests"],
  }),
};
