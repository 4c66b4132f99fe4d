/** How references are asked for: how long a link works, how often somebody is written to. */
export const refereeRules = {
  /** A link works as long, unless the programme's deadline comes first. */
  linkDays: 28,
  /** Paid forms may still be sent so long after a programme has closed. */
  graceDays: 14,
  /** Letters a day about one applicant. */
  lettersOfApplicant: 3,
  /** Letters a day to one mailbox; what is more goes in one. */
  lettersOfMailbox: 5,
  /** How often an applicant may remind a referee. */
  reminders: 2,
  /** Whom an applicant may name at most, the replaced with them. */
  names: 6,
  /** The school reminds by itself, and then tells the applicant to name another. */
  remindAfterDays: 5,
  replaceAfterDays: 10,
  /** A refusal may be taken back so long. */
  undoDays: 7,
  /** An answer so soon after the letter is a signal to staff. */
  soonMinutes: 30,
} as const;

const dayMs = 86_400_000;

/** A moment so many days later. */
export const daysAfter = (from: Date, days: number): Date =>
  new Date(from.getTime() + days * dayMs);

/** Until when references of a programme are of use; without a closing day there is no end. */
export const deadlineOf = (closesAt: Date | null): Date | undefined =>
  closesAt ? daysAfter(closesAt, refereeRules.graceDays) : undefined;

/** Until when a link works that is sent now. */
export function linkEnds(now: Date, closesAt: Date | null): Date {
  const end = daysAfter(now, refereeRules.linkDays);
  const deadline = deadlineOf(closesAt);
  return deadline && deadline < end ? deadline : end;
}

export const refereeStates = [
  "named",
  "asked",
  "opened",
  "given",
  "declined",
  "undelivered",
  "expired",
  "replaced",
] as const;

export type RefereeState = (typeof refereeStates)[number];

/** What became of a request, as the moments say it. */
export type Asked = {
  readonly askedAt: Date | null;
  readonly openedAt: Date | null;
  readonly givenAt: Date | null;
  readonly declinedAt: Date | null;
  readonly replacedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly undelivered: boolean;
};

/** How a request stands. What was given stays given. */
export function refereeState(asked: Asked, now: Date): RefereeState {
  if (asked.givenAt) return "given";
  if (asked.replacedAt) return "replaced";
  if (!asked.askedAt) return "named";
  if (asked.declinedAt) return "declined";
  if (asked.expiresAt && asked.expiresAt <= now) return "expired";
  if (asked.openedAt) return "opened";
  return asked.undelivered ? "undelivered" : "asked";
}

/** Whether an applicant may remind a referee who is in a state. */
export const mayRemind = (state: RefereeState, reminders: number): boolean =>
  ["asked", "opened", "undelivered", "expired"].includes(state) &&
  reminders < refereeRules.reminders;

/** Whether another may be named in the place of one. */
export const mayReplace = (state: RefereeState, named: number): boolean =>
  state !== "given" && state !== "replaced" && named < refereeRules.names;
