import { beginningOf, todayInLagos } from "../format/date.ts";

const day = 86_400_000;

/** When an offer lapses that nobody has accepted: as the last of its days ends in Nigeria. */
export const lapsesAt = (admittedAt: Date, acceptanceDays: number): Date =>
  new Date(beginningOf(todayInLagos(admittedAt)).getTime() + (acceptanceDays + 1) * day);

/** Whether the days are over in which an offer could be accepted. */
export const hasLapsed = (admittedAt: Date, acceptanceDays: number, now: Date): boolean =>
  lapsesAt(admittedAt, acceptanceDays) <= now;
