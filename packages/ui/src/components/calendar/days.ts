/** A range of days, both included, as YYYY-MM-DD; "" if not chosen yet. */
export type DayRange = {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
};

const dayMs = 86_400_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a valid day: not 31 April, and not incomplete. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(Date.parse(text)) &&
  isoOf(Date.parse(text)) === text;

/** The day this many days later, or earlier if negative. */
export const addDays = (day: string, count: number): string =>
  isoOf(Date.parse(day) + count * dayMs);

/** The same day this many months later or earlier; the month's last day if there is no such day. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** The day of the week: 0 is Monday. */
export const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The day, limited to a range. */
export function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The weeks from Monday of a day's month, with "" before its first and after its last day. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const days = Array.from({ length: weekday(first) }, () => "");
  for (let at = first; at.startsWith(day.slice(0, 7)); at = addDays(at, 1)) days.push(at);
  while (days.length % 7 > 0) days.push("");
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
