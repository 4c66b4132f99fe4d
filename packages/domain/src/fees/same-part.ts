import type { FeePart } from "./instalments.ts";

/** A part of a fee as an invoice bills it. */
export type BilledPart = Pick<FeePart, "paymentType" | "amountKobo">;

/** Whether an invoice is the one of a part of a fee, for what the part costs now. */
export const isSamePart = (invoice: BilledPart, part: BilledPart): boolean =>
  invoice.paymentType === part.paymentType && invoice.amountKobo === part.amountKobo;
