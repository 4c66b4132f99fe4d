import { groupRrr } from "../format/rrr.ts";
import type { InvoicePurpose } from "../payment/purposes.ts";
import { studentPurposes } from "../payment/purposes.ts";

/** What a student is told once a payment has arrived. */
export const paymentReceived = (purpose: Exclude<InvoicePurpose, "application">, rrr: string) => ({
  title: `${studentPurposes[purpose].name}: payment received`,
  body: `The payment with RRR ${groupRrr(rrr)} has arrived. Your receipt is ready.`,
});
