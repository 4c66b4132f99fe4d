import { todayInLagos } from "../format/date.ts";

/** Years from `last` down to `first`, as text. */
const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index));

/** The current year in Nigeria, which begins an hour before UTC's. */
const thisYear = (now: Date): number => Number(todayInLagos(now).slice(0, 4));

/** Exam years of an O-level result: this year and the 29 before it. */
export const examYears = (now = new Date()): string[] => years(thisYear(now) - 29, thisYear(now));

/** Years of attending or leaving a school. */
export const schoolYears = (now = new Date()): string[] => years(1950, thisYear(now));
