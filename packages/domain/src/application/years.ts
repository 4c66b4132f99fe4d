/** The years from `first` to `last` as a form offers them: newest first, as text. */
const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index));

/** Exam years of an O-level result: this year and the 29 before it. */
export const examYears = (now = new Date()): string[] =>
  years(now.getUTCFullYear() - 29, now.getUTCFullYear());

/** Years of attending or leaving a school. */
export const schoolYears = (now = new Date()): string[] => years(1950, now.getUTCFullYear());
