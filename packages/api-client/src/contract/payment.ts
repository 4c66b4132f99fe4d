import { applicantCode } from "@polyportal/domain/application/code";
import { phone, rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { invoice } from "./invoice.ts";
import { naira, programmeSlug, timestamp } from "./shared.ts";

export const paymentStates = [
  "paid",
  "pending",
  "processing",
  "failed",
  "expired",
  "unknown",
  "other-amount",
  "surplus",
] as const;

/** What is told of an RRR to whoever holds it. */
export const remitaStatus = z.object({
  rrr: z.string(),
  state: z.enum(paymentStates),
  amount: naira,
  description: z.string(),
  /** Masked. */
  payerName: z.string(),
  invoiceNo: z.string(),
  paidAt: z.nullable(timestamp),
  /** What it applies to; null where a student pays. */
  programme: z.nullable(programmeSlug),
});

export type RemitaStatus = z.infer<typeof remitaStatus>;

export const paymentEndpoints = {
  verifyRemitaStatus: endpoint({
    method: "POST",
    path: "/api/Payment/verify-remita-status",
    summary: "Asks the gateway for the state of an RRR and records what it answers",
    audience: ["anyone"],
    input: z.object({ rrr: rrr() }),
    output: remitaStatus,
    errors: ["invoice_not_found", "gateway_unavailable", "too_many_requests"],
  }),
  getFeeReceipt: endpoint({
    method: "GET",
    path: "/api/Payment/fee-receipt",
    summary:
      "The receipt of a paid RRR, for its payer: the phone number must match, and a strange device needs the code that is then sent",
    audience: ["anyone"],
    input: z.object({ rrr: rrr(), mobileNumber: phone(), code: z.optional(applicantCode()) }),
    output: invoice,
    errors: [
      "invoice_not_found",
      "invoice_not_paid",
      "applicant_code_needed",
      "applicant_code_wrong",
      "too_many_requests",
    ],
  }),
};
