import type { FeePart } from "../fees/instalments.ts";
import { isSamePart, type BilledPart } from "../fees/same-part.ts";
import { paymentErrors } from "../messages/errors/payment.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { obstacle, type Obstacle } from "./obstacle.ts";

/** What decides whether the school fees of a session can be paid. */
type PayingFacts = {
  /** The parts of the fee, each with why it cannot be invoiced; none where the student is asked for nothing. */
  readonly parts: readonly FeePart[];
  /** The invoice of the fee that is open. */
  readonly open: BilledPart | undefined;
  /** The payer can be written to and called. */
  readonly contact: boolean;
};

/** That an invoice could not be made out. */
export const contactMissing = (): Obstacle =>
  obstacle("contact-missing", paymentErrors.contact_missing.message);

/** Why no part of the school fees can be paid now, in the order in which an invoice is refused. */
export function whyNotPay({ parts, open, contact }: PayingFacts): Obstacle[] {
  if (parts.length === 0) return [obstacle("no-fee", paymentErrors.fee_not_due.message)];
  const sold = parts.filter(({ refusal }) => refusal === null);
  if (sold.length === 0) return [obstacle("fee-paid", words.schoolFeesPaid)];
  const other = open !== undefined && !sold.some((part) => isSamePart(open, part));
  return [
    ...(other ? [obstacle("other-invoice-open", paymentErrors.other_invoice_open.message)] : []),
    ...(contact ? [] : [contactMissing()]),
  ];
}
