import { feeObstacles, type FeeObstacle, type FeeBalance } from "../fees/balance.ts";

/** What stands between a student and a bed: what keeps from registering too, and beds that are owed. */
export type HostelObstacle = "hostel-arrears" | FeeObstacle;

/** What is known of a student who asks for a bed of a session. */
export type HostelStanding = Pick<FeeBalance, "firstInstalmentPaid" | "arrearsKobo"> & {
  /** Beds of earlier sessions that are not paid. */
  readonly hostelArrearsKobo: number;
};

/**
 * What the student has to settle before a bed can be booked, in the order in which it is to be
 * settled; nothing means that it can.
 */
export const obstaclesTo = (standing: HostelStanding): readonly HostelObstacle[] => [
  ...(standing.hostelArrearsKobo > 0 ? (["hostel-arrears"] as const) : []),
  ...feeObstacles(standing),
];

/** Who lived in a bed, and whether that was paid; `held` is a bed whose invoice is still open. */
export type FormerBed = {
  readonly state: "held" | "booked";
  readonly paid: boolean;
  readonly priceKobo: number;
};

/** Whether a bed of an earlier session is still owed: who only held one has not lived in it. */
export const isOwed = ({ state, paid }: FormerBed): boolean => state === "booked" && !paid;

/** What the beds of earlier sessions still cost. */
export const hostelArrearsOf = (beds: readonly FormerBed[]): number =>
  beds.filter(isOwed).reduce((sum, { priceKobo }) => sum + priceKobo, 0);

/**
 * Whether money that was paid for a bed which went to somebody else meanwhile takes another bed:
 * it must cover the price, and nothing is given back.
 */
export const creditCovers = (creditKobo: number, priceKobo: number): boolean =>
  creditKobo > 0 && creditKobo >= priceKobo;
