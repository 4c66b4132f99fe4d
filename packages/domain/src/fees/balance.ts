import { compareSessions, type DatedSession } from "../academic-session/order.ts";

/** A session's school fees: what they come to and what has been paid of them. */
export type SessionFee = DatedSession & {
  readonly totalKobo: number;
  readonly paidKobo: number;
};

/** How a student stands with the school fees of a session. */
export type FeeBalance = {
  readonly totalKobo: number;
  readonly paidKobo: number;
  /** What is left of this session's. */
  readonly balanceKobo: number;
  readonly firstInstalmentPaid: boolean;
  /** Nothing is left of this session's. */
  readonly cleared: boolean;
  /** What is left of earlier sessions in which the student was there. */
  readonly arrearsKobo: number;
};

/** What is left to pay of a fee; too much paid of one is no credit for another. */
export const balanceKoboOf = ({
  totalKobo,
  paidKobo,
}: Pick<SessionFee, "totalKobo" | "paidKobo">): number => Math.max(0, totalKobo - paidKobo);

/**
 * The standing in a session, from the fees of every session in which the student was there. Where the
 * school asks for no fee, nothing is owed.
 */
export function feeBalance(fees: readonly SessionFee[], session: DatedSession): FeeBalance {
  const nothing: SessionFee = { ...session, totalKobo: 0, paidKobo: 0 };
  const fee = fees.find((one) => one.sessionId === session.sessionId) ?? nothing;
  const balanceKobo = balanceKoboOf(fee);
  return {
    totalKobo: fee.totalKobo,
    paidKobo: fee.paidKobo,
    balanceKobo,
    // The first instalment is the least that can be paid, and stays paid when the fee rises.
    firstInstalmentPaid: balanceKobo === 0 || fee.paidKobo > 0,
    cleared: balanceKobo === 0,
    arrearsKobo: fees
      .filter((one) => compareSessions(one, session) < 0)
      .reduce((sum, one) => sum + balanceKoboOf(one), 0),
  };
}

/** What keeps a student from registering courses and booking a bed. */
export type FeeObstacle = "arrears" | "first-instalment";

/** Registration and hostel need the session's first instalment and no arrears: what is missing of it. */
export const feeObstacles = (
  standing: Pick<FeeBalance, "firstInstalmentPaid" | "arrearsKobo">,
): readonly FeeObstacle[] => [
  ...(standing.arrearsKobo > 0 ? (["arrears"] as const) : []),
  ...(standing.firstInstalmentPaid ? [] : (["first-instalment"] as const)),
];
