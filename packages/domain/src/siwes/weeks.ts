/** The longest placement: a year. */
export const mostSiwesWeeks = 52;

/** A week of the logbook: its number from 1 on, its first day and its last, YYYY-MM-DD. */
export type SiwesWeek = { week: number; from: string; to: string };

const dayMs = 86_400_000;
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** How many weeks lie between two days, both counted; a week that has begun is one. */
export const countWeeks = (startDate: string, endDate: string): number => {
  const days = (atMidnight(endDate) - atMidnight(startDate)) / dayMs + 1;
  return Number.isFinite(days) ? Math.max(0, Math.ceil(days / 7)) : 0;
};

/** The weeks of a placement, counted from its first day; the last may be shorter than seven days. */
export const weeksBetween = (startDate: string, endDate: string): SiwesWeek[] =>
  Array.from({ length: Math.min(countWeeks(startDate, endDate), mostSiwesWeeks) }, (_, index) => {
    const from = atMidnight(startDate) + index * 7 * dayMs;
    return {
      week: index + 1,
      from: dayAt(from),
      to: dayAt(Math.min(from + 6 * dayMs, atMidnight(endDate))),
    };
  });

/** Whether a week can be written: from its first day on. */
export const weekHasBegun = ({ from }: Pick<SiwesWeek, "from">, today: string): boolean =>
  from <= today;
