/** A date as its three boxes. */
export type DateParts = { day: string; month: string; year: string };

/** Parses `2005-03-05`, or an incomplete `2005--5`; anything else gives three empty boxes. */
export function partsOf(value: string): DateParts {
  const [, year = "", month = "", day = ""] = /^(\d*)-(\d*)-(\d*)$/.exec(value) ?? [];
  return { day, month, year };
}

/** The boxes as a value: empty if all are, YYYY-MM-DD if all are full, otherwise incomplete. */
export function valueOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return "";
  if (!day || !month || year.length !== 4) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Parses a whole date that was pasted into one box: 05/03/2005, 5-3-2005 or 2005-03-05. */
export function pastedDate(text: string): DateParts | undefined {
  const local = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (local) return { day: local[1] ?? "", month: local[2] ?? "", year: local[3] ?? "" };
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  return iso ? { year: iso[1] ?? "", month: iso[2] ?? "", day: iso[3] ?? "" } : undefined;
}
