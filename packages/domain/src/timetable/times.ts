import { weekdays } from "../format/date.ts";

const dayMinutes = 1_440;

/** A time of the day as people write it: "8", "8:30", "08.30", "0830", "8:30 pm", "08:30:00". */
const written = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?::00)?\s*([ap]m)?$/i;

/** Minutes after midnight; undefined where it is no time of the day. "24:00" ends a day. */
export function minutesIn(text: string): number | undefined {
  const [, hours, minutes = "0", half] = written.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : hour;
  const all = ofDay * 60 + Number(minutes);
  return all <= dayMinutes ? all : undefined;
}

/** Minutes after midnight as a time of 24 hours: "08:30". Such texts are in the order of their times. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** A time as it is kept in forms and on the wire; what is none stays as it was typed. */
export function plainTime(text: string): string {
  const minutes = minutesIn(text);
  return minutes === undefined ? text.trim() : clockOf(minutes);
}

/** The number of a day that is named in whole or by its first letters, three at least; 1 is Monday. */
export function dayIn(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  if (typed.length < 3) return undefined;
  const at = weekdays.findIndex((day) => day.toLowerCase().startsWith(typed));
  return at < 0 ? undefined : at + 1;
}

/** What a day is called; 1 is Monday. */
export const dayName = (day: number): string => weekdays[day - 1] ?? "";
