import type { Role } from "../authentication/roles.ts";

/** The offices of teaching staff. Each gives the rights of the role with its name. */
export const offices = ["head of department", "dean of faculty"] as const satisfies readonly Role[];
export type Office = (typeof offices)[number];

/** The days of an office, both included. Without a last day it is open. */
export type Tenure = {
  readonly since: string;
  readonly until: string | null;
  readonly acting: boolean;
};

const last = "9999-12-31";

/** Whether two people would hold the same office on one day. There may be a holder and an acting one at once. */
export const collide = (one: Tenure, other: Tenure): boolean =>
  one.acting === other.acting &&
  one.since <= (other.until ?? last) &&
  other.since <= (one.until ?? last);

export const holdsOn = ({ since, until }: Tenure, day: string): boolean =>
  since <= day && day <= (until ?? last);
