import { paymentTypes, type PaymentType } from "../payment/types.ts";
import { totalKoboOf } from "./items.ts";
import type { SaleRefusal } from "./sale.ts";

/** How much of a fee the first instalment is. */
export const firstInstalmentShare = 0.6;

const nairaInKobo = 100;

/** The first instalment of a fee: 60 % in whole naira, never nothing and never more than the fee. */
export const firstInstalmentKobo = (totalKobo: number): number => {
  const naira = Math.round((totalKobo * firstInstalmentShare) / nairaInKobo);
  return Math.min(totalKobo, Math.max(1, naira) * nairaInKobo);
};

/** What has been paid of a fee already. */
export type PaidPart = { readonly paymentType: PaymentType; readonly amountKobo: number };

/** Why a part of a fee cannot be invoiced. */
export type PartRefusal =
  | "paid"
  | "first-instalment-due"
  | "instalment-paid"
  | "no-instalments"
  | SaleRefusal;

/** A part of a fee: what it comes to, or came to where it is paid, and whether it can be invoiced now. */
export type FeePart = {
  readonly paymentType: PaymentType;
  readonly amountKobo: number;
  /** Null where it can be invoiced. */
  readonly refusal: PartRefusal | null;
};

/**
 * The parts of a fee: all at once while nothing of it is paid, or the first instalment and then the
 * rest; nothing has no parts. What is left is the fee less what was paid, so that no kobo is lost when
 * the fee has changed. A part that is paid is what was paid of it.
 */
export function partsOf(
  totalKobo: number,
  paid: readonly PaidPart[],
  instalments: boolean,
): readonly FeePart[] {
  if (totalKobo === 0) return [];
  const first = firstInstalmentKobo(totalKobo);
  const left = Math.max(0, totalKobo - totalKoboOf(paid));
  const amounts: Record<PaymentType, number> = {
    Full: totalKobo,
    FirstInstallment: first,
    SecondInstallment: paid.length > 0 && left > 0 ? left : totalKobo - first,
  };
  const paidOf = (type: PaymentType) =>
    paid.find(({ paymentType }) => paymentType === type)?.amountKobo;
  return paymentTypes.map((paymentType) => ({
    paymentType,
    amountKobo: paidOf(paymentType) ?? amounts[paymentType],
    refusal: refusalOf(paymentType, paid, left, instalments),
  }));
}

function refusalOf(
  type: PaymentType,
  paid: readonly PaidPart[],
  left: number,
  instalments: boolean,
): PartRefusal | null {
  if (type !== "Full" && !instalments) return "no-instalments";
  if (left === 0 || paid.some(({ paymentType }) => paymentType === type)) return "paid";
  if (type === "SecondInstallment") return paid.length > 0 ? null : "first-instalment-due";
  return paid.length > 0 ? "instalment-paid" : null;
}

/** The parts that cannot both be paid: the whole fee covers each instalment. */
export const overlapping = (type: PaymentType): readonly PaymentType[] =>
  type === "Full" ? paymentTypes : ["Full", type];
