/** From when until before when something may have been, in milliseconds: as exact as it was written. */
export type Span = { readonly from: number; readonly to: number };

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** 2026-11-24, also with a time and a zone; or 24/11/2026, as days are written in Nigeria. */
const written =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?(am|pm))?(?: ?(Z|[+-]\d{2}:?\d{2}))?)?$/i;

/**
 * When something was submitted, as a computer test or a spreadsheet writes it; without a zone by the
 * clocks in Nigeria. A day without a time may be any moment of it. Undefined of what is no moment.
 */
export function spanOf(text: string): Span | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, date, dateBefore, monthBefore, yearBehind] = match.map(Number);
  const at = [year || yearBehind || 0, (month || monthBefore || 0) - 1, date || dateBefore || 0];
  const [ofYear = 0, ofMonth = 0, ofDay = 0] = at;
  const midnight = Date.UTC(ofYear, ofMonth, ofDay);
  const is = new Date(midnight);
  if (is.getUTCMonth() !== ofMonth || is.getUTCDate() !== ofDay) return undefined;
  const [hours, minutes, seconds, half, zone] = match.slice(7);
  const before = midnight - offsetOf(zone);
  if (hours === undefined) return { from: before, to: before + day };
  const hour = hourOf(Number(hours), half);
  if (hour === undefined || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  const from =
    before + hour * 60 * minute + Number(minutes) * minute + Number(seconds ?? 0) * second;
  return { from, to: from + (seconds === undefined ? minute : second) };
}

function hourOf(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours < 24 ? hours : undefined;
  if (hours < 1 || hours > 12) return undefined;
  return (hours % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

/** How far a zone is ahead of UTC; Nigeria's is an hour all year. */
function offsetOf(zone = "+01:00"): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
  return sign === "-" ? -ahead : ahead;
}
