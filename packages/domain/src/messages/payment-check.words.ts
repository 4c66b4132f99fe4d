import type { paymentStateMessages } from "./payment-state.ts";

/** What officials read who ask how somebody else's payment stands: the invoice is none of theirs. */
export const paymentCheckWords = {
  enterRrr: "Enter the RRR of an invoice, 12 digits. The payment service is asked at once.",
  next: {
    paid: "The payment has arrived. The payer can go on.",
    pending:
      "No payment has arrived yet. The payer's phone number finds the invoice again, with the way to pay it by card; at a bank, the payer gives this RRR. What was paid at a bank may still arrive.",
    processing:
      "The payment service is still working on this payment. The payer need not pay again: ask once more in a few minutes.",
    failed:
      "The bank declined the card or the payment was broken off. The payer's phone number finds the invoice again, to be paid with this card or another, or at any bank branch with this RRR.",
    expired: "This invoice can no longer be paid. The payer generates a new one.",
    unknown:
      "The payment service cannot tell yet how this payment ended. The payer should not pay a second time before it does: ask once more in a few minutes.",
    "other-amount":
      "Money has arrived for this RRR, but not the amount of its invoice. The payer should not pay a second time: the bursary settles it by this RRR.",
    surplus:
      "The money is on record, but another invoice had taken this one's place. If that one is paid, its RRR opens the application. If not, the payer should not pay a second time: the bursary settles it by this RRR.",
  },
} as const satisfies {
  readonly enterRrr: string;
  readonly next: Record<keyof typeof paymentStateMessages, string>;
};
