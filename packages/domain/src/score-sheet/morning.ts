import { minuteInLagos, todayInLagos } from "../format/date.ts";

/** So many days before the scores of a course are due their lecturers are reminded. */
const reminderDays: readonly number[] = [7, 3, 1];

/** From this hour on, in Nigeria, the news of a day is told. */
const newsHour = 7;

const day = 86_400_000;

/** Whether the news of today may be told by now. */
export const isNewsTime = (now: Date): boolean =>
  Number(minuteInLagos(now).slice(11, 13)) >= newsHour;

/** Days of Nigeria from today until the one in which a moment lies. */
export const daysUntil = (moment: Date, now: Date): number =>
  (Date.parse(todayInLagos(moment)) - Date.parse(todayInLagos(now))) / day;

/** Whether lecturers are reminded today of scores that are due then; null is no deadline. */
export const isReminded = (closesAt: Date | null, now: Date): closesAt is Date =>
  closesAt !== null && closesAt > now && reminderDays.includes(daysUntil(closesAt, now));

/**
 * Whether somebody for whom score sheets wait is told of them this morning: where one has come since the
 * morning before, and on Mondays.
 */
export const isDigestDue = (waitingSince: readonly Date[], now: Date): boolean =>
  waitingSince.length > 0 &&
  (new Date(`${todayInLagos(now)}T00:00:00Z`).getUTCDay() === 1 ||
    waitingSince.some((since) => since.getTime() > now.getTime() - day));
