/**
 * What asking the payment service about an unpaid invoice can bring: `pending` nothing has been paid,
 * `processing` a payment is on its way, `failed` the last try did not go through, `unknown` it cannot
 * tell, `other-amount` money came but not the invoice's sum, `surplus` money came after another
 * invoice had taken this one's place, `silent` it did not answer.
 */
export const paymentAnswers = [
  "pending",
  "processing",
  "failed",
  "unknown",
  "other-amount",
  "surplus",
  "silent",
] as const;

/** What the payment gateway said of an RRR; `silent` where it did not answer. */
export type PaymentAnswer = (typeof paymentAnswers)[number];

const payable: ReadonlySet<PaymentAnswer> = new Set(["pending", "failed", "silent"]);

/** Whether the way to the card page stays open: not where money may be on its way, or has come. */
export const mayPay = (answer: PaymentAnswer | null): boolean =>
  answer === null || payable.has(answer);

const moving: ReadonlySet<PaymentAnswer> = new Set(["pending", "processing", "unknown", "silent"]);

/** Whether asking again in a moment may bring another answer without anybody's doing. */
export const mayChange = (answer: PaymentAnswer | null): boolean =>
  answer === null || moving.has(answer);
