import { groupRrr } from "../format/rrr.ts";
import type { StudentPaymentPurpose } from "../payment/purposes.ts";
import { studentPurposes } from "../payment/purposes.ts";
import { notice } from "./notice.ts";

/** What a student is told once a payment has arrived. */
export const paymentReceived = (purpose: StudentPaymentPurpose, rrr: string) => ({
  title: `${studentPurposes[purpose].name}: payment received`,
  body: `The payment with RRR ${groupRrr(rrr)} has arrived. Your receipt is ready.`,
});

/** What a student is asked and told who ends an open invoice. */
export const cancelMessages = {
  label: "Cancel the invoice",
  question:
    "Do not cancel an invoice that you have paid at a bank today: its payment may still be on its way.",
  done: notice("Invoice cancelled", "Its RRR takes no money any more."),
} as const;
