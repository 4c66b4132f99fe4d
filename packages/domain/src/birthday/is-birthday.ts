const february28 = "02-28";
const february29 = "02-29";

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * Whether a day is a person's birthday; both are ISO dates. Who was born on 29 February has it on the
 * 28th in common years: on the last day of the month in which they were born, as in leap years.
 */
export function isBirthday(born: string | null | undefined, today: string): boolean {
  if (!born || born.length < 10 || born.slice(0, 4) >= today.slice(0, 4)) return false;
  const day = born.slice(5, 10);
  if (day === february29 && !isLeapYear(Number(today.slice(0, 4)))) {
    return today.slice(5, 10) === february28;
  }
  return today.slice(5, 10) === day;
}
