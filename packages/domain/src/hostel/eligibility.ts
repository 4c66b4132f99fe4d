/** What stands between a student and a bed, in the order in which it is to be settled. */
export const hostelObstacles = ["hostel-arrears", "fee-arrears", "first-instalment"] as const;
export type HostelObstacle = (typeof hostelObstacles)[number];

/** What is known of a student who asks for a bed of a session; amounts in kobo. */
export type HostelStanding = {
  /** The first instalment of the session's school fees is paid, or all of them. */
  readonly firstInstalmentPaid: boolean;
  /** School fees of earlier sessions that are not paid. */
  readonly arrearsKobo: number;
  /** Beds of earlier sessions that are not paid. */
  readonly hostelArrearsKobo: number;
};

/** What the student has to settle before a bed can be booked; nothing means that it can. */
export function obstaclesTo(standing: HostelStanding): HostelObstacle[] {
  const stands: Record<HostelObstacle, boolean> = {
    "hostel-arrears": standing.hostelArrearsKobo > 0,
    "fee-arrears": standing.arrearsKobo > 0,
    "first-instalment": !standing.firstInstalmentPaid,
  };
  return hostelObstacles.filter((obstacle) => stands[obstacle]);
}

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
