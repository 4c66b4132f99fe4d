import type { Role } from "../authentication/roles.ts";

/** The offices that teaching staff hold; each brings the rights of the role of its name. */
export const offices = ["head of department", "dean of faculty"] as const satisfies readonly Role[];
export type Office = (typeof offices)[number];

/** Days of an office: from the first to the last, both included; without a last day until it is ended. */
export type Tenure = {
  readonly since: string;
  readonly until: string | null;
  readonly acting: boolean;
};

const last = "9999-12-31";

/**
 * Whether two people would hold the same office on one day. Whoever acts stands in for the holder, so
 * that there may be one of each.
 */
export const collide = (one: Tenure, other: Tenure): boolean =>
  one.acting === other.acting &&
  one.since <= (other.until ?? last) &&
  other.since <= (one.until ?? last);

/** Whether somebody holds an office on a day. */
export const holdsOn = ({ since, until }: Tenure, day: string): boolean =>
  since <= day && day <= (until ?? last);
