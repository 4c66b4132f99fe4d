// Remita writes the wall clock of Lagos, which is UTC+1 all year.
const lagosOffset = 60 * 60 * 1000;

const pad = (value: number): string => String(value).padStart(2, "0");

/** `2019-12-11 01:30:00 PM`, as status replies write it. */
export function timestampText(date: Date): string {
  const lagos = new Date(date.getTime() + lagosOffset);
  const hours = lagos.getUTCHours();
  const time = [hours % 12 || 12, lagos.getUTCMinutes(), lagos.getUTCSeconds()].map(pad).join(":");
  return `${lagos.toISOString().slice(0, 10)} ${time} ${hours < 12 ? "AM" : "PM"}`;
}

/** Reads a status reply's time; `null` when it is written in another way. */
export function readTimestamp(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2}) ([AP])M$/.exec(text);
  if (!match) return null;
  const [, day, hours, minutes, seconds, half] = match;
  // Hours run 12, 1, … 11; the published sample writes midnight as 12:00:00 AM.
  const hour = (Number(hours) % 12) + (half === "P" ? 12 : 0);
  const date = new Date(`${day}T${pad(hour)}:${minutes}:${seconds}+01:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** `05/12/2017` for 5 December: as webhooks write days, and as we write `expiryDate`, whose format is not published. */
export function dayText(date: Date): string {
  const lagos = new Date(date.getTime() + lagosOffset).toISOString();
  return `${lagos.slice(8, 10)}/${lagos.slice(5, 7)}/${lagos.slice(0, 4)}`;
}

/** The last moment of a day written `05/12/2017`; `null` for what is no such day. */
export function readEndOfDay(text: string): Date | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const date = new Date(`${match[3]}-${match[2]}-${match[1]}T23:59:59.999+01:00`);
  return Number.isNaN(date.getTime()) || dayText(date) !== text ? null : date;
}
