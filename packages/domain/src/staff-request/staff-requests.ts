/** How an applicant says to be related to the member of staff who puts them forward. */
export const staffRelationships = ["ward", "spouse", "self"] as const;

/** How it stands with such a request. */
export const staffRequestStates = ["waiting", "confirmed", "denied", "lapsed"] as const;
export type StaffRequestState = (typeof staffRequestStates)[number];

/** Days in which the member of staff confirms or denies it. */
export const staffRequestDays = 7;

type Answered = {
  readonly askedAt: Date;
  /** Null until it is answered. */
  readonly confirmed: boolean | null;
};

/** The moment from which on it can be answered no more. */
export const lapseOf = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + staffRequestDays * 86_400_000);

/** How a request stands at a moment. */
export function stateOfStaffRequest(
  { askedAt, confirmed }: Answered,
  now: Date,
): StaffRequestState {
  if (confirmed !== null) return confirmed ? "confirmed" : "denied";
  return now < lapseOf(askedAt) ? "waiting" : "lapsed";
}

/** Whether it is over unconfirmed: denied or not answered, which nobody but the member learns apart. */
export const isUnconfirmed = ({ askedAt, confirmed }: Answered, now: Date): boolean =>
  confirmed !== true && lapseOf(askedAt) <= now;
