import type { FeeObstacle, FeeBalance } from "../fees/balance.ts";
import { feeObstacles } from "../fees/balance.ts";
import type { PartRefusal } from "../fees/instalments.ts";
import { formatNaira, toNaira } from "../format/naira.ts";
import type { PaymentType } from "../payment/types.ts";
import { paymentTypeNames } from "./payment-types.ts";

/** Why a part of a fee cannot be invoiced. */
export const partRefusals: Record<PartRefusal, string> = {
  paid: "This is paid.",
  "first-instalment-due": "The first instalment comes before the second.",
  "instalment-paid": "A part of this fee is paid already: pay the rest of it.",
  "no-instalments": "This fee is paid in full.",
  "not-late": "You are not late: registering your courses costs nothing more now.",
  "offer-lapsed":
    "The days in which your offer could be accepted are over. Please ask the admissions office.",
  "other-session": "This fee can be paid for the current session alone.",
};

/** What has to be paid where a fee keeps from registering or booking. */
export const feeObstacleSentences: Record<
  FeeObstacle,
  (standing: Pick<FeeBalance, "arrearsKobo">) => string
> = {
  arrears: ({ arrearsKobo }) =>
    `Pay your arrears of ${formatNaira(toNaira(arrearsKobo))} of earlier sessions.`,
  "first-instalment": () => "Pay the first instalment of this session's school fees.",
};

/** What a student has to pay before registering courses or booking a bed, in words; empty when nothing. */
export const whatIsMissing = (
  standing: Pick<FeeBalance, "firstInstalmentPaid" | "arrearsKobo">,
): readonly string[] =>
  feeObstacles(standing).map((obstacle) => feeObstacleSentences[obstacle](standing));

/** The line of an instalment's invoice: `First instalment of ₦120,000.00`. */
export const instalmentLine = (type: PaymentType, totalKobo: number): string =>
  `${paymentTypeNames[type]} of ${formatNaira(toNaira(totalKobo))}`;

/** What stands over the ledger of fees and payments. */
export const ledgerMessages = {
  title: "Fees and payments",
  what: "What",
  charged: "Charged",
  paid: "Paid",
  balance: "Balance",
} as const;

/** The browser sent another amount than the fee table holds. */
export const feeChanged = "The amount is not this fee's. Please reload the page.";
