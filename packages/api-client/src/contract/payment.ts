import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
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

/** What an RRR's holder may know about it. */
export const remitaStatus = z.object({
  rrr: z.string(),
  state: z.enum(paymentStates),
  amount: naira,
  description: z.string(),
  /** Masked. */
  payerName: z.string(),
  invoiceNo: z.string(),
  paidAt: z.nullable(timestamp),
  /** The programme applied for; null for a student's payment. */
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
};
