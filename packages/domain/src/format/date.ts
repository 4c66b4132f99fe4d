/** What the server sends for "no date". */
export const emptyDate = "0001-01-01";

/** The months as they are read. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The days of the week as they are read, from Monday. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The date part (before `T`) of an ISO date; the empty-date sentinel and a missing date are "". */
export const datePart = (iso: string | null | undefined): string => {
  const day = iso?.split("T", 1)[0] ?? "";
  return day === emptyDate ? "" : day;
};

const hasZone = (iso: string): boolean => /T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso);

/**
 * An ISO moment as the clocks in Nigeria show it; one without a zone is already local. Lagos is one
 * hour ahead of UTC all year, so no time zone data is needed on the phone.
 */
const inLagos = (iso: string): string =>
  hasZone(iso) && Number.isFinite(Date.parse(iso))
    ? new Date(Date.parse(iso) + 3_600_000).toISOString()
    : iso;

const spell = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number);
  const name = months[(month ?? 0) - 1];
  return year && name && date ? `${date} ${name} ${year}` : "";
};

/** The calendar day in Nigeria, as an ISO date. */
export const todayInLagos = (now: Date = new Date()): string =>
  datePart(inLagos(now.toISOString()));

/** The first moment of a day in Nigeria. */
export const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

/** The first moment after a day in Nigeria. */
export const endOf = (day: string): Date => new Date(beginningOf(day).getTime() + 86_400_000);

/** The minute in Nigeria, without a zone: "2026-11-20T14:05". */
export const minuteInLagos = (now: Date = new Date()): string =>
  inLagos(now.toISOString()).slice(0, 16);

/** An ISO date as it is read: "20 November 2026"; missing, empty or unreadable is "". */
export const formatDate = (iso: string | null | undefined): string =>
  datePart(iso) === "" ? "" : spell(datePart(inLagos(iso ?? "")));

/** The time of an ISO moment as it is read in Nigeria: "2:05 pm"; missing is "". */
export const formatTime = (iso: string | null | undefined): string =>
  formatDateTime(iso).split(", ")[1] ?? "";

/** An ISO moment as it is read in Nigeria: "20 November 2026, 2:05 pm"; missing is "". */
export const formatDateTime = (iso: string | null | undefined): string => {
  const day = formatDate(iso);
  const [, hour, minute] = /T(\d{2}):(\d{2})/.exec(inLagos(iso ?? "")) ?? [];
  if (day === "" || hour === undefined || minute === undefined) return day;
  return `${day}, ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
};

/** A date or moment as a narrow column has it: "20 Nov 2026", "20 Nov 2026, 2:05 pm"; missing is "". */
export const shortened = (date: string): string => date.replace(/^(\d+ \p{L}{3})\p{L}*/u, "$1");
