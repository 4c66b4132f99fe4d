import { weekdays } from "../format/date.ts";

/** Days on which the school is closed beside Saturdays and Sundays, such as `2026-12-25`. */
export type ClosedDays = ReadonlySet<string>;

const day = 86_400_000;

/** Which day of the week a day is: `Friday`. */
export const weekdayOf = (date: string): string =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "";

const beside = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Whether the school works on a day: neither a Saturday or Sunday nor closed. */
export function isWorkingDay(date: string, closed: ClosedDays): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(date);
}

/** The day so many working days after `from`, which itself does not count; `from` where none are asked. */
export function workingDayAfter(from: string, workingDays: number, closed: ClosedDays): string {
  let date = from;
  for (let left = workingDays; left > 0;) {
    date = beside(date, 1);
    if (isWorkingDay(date, closed)) left -= 1;
  }
  return date;
}

/** The last working day before one. What was promised for a day after it is not late yet. */
export function workingDayBefore(today: string, closed: ClosedDays): string {
  let date = beside(today, -1);
  while (!isWorkingDay(date, closed)) date = beside(date, -1);
  return date;
}
