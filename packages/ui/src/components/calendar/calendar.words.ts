import { formatDate, months, weekdays } from "@polyportal/domain/format/date";

/** Words of a calendar, and how it writes days, which come as YYYY-MM-DD. */
export const calendarWords = {
  month: "Month",
  year: "Year",
  previous: "Previous month",
  next: "Next month",
  /** The months, January first. */
  months: months as readonly string[],
  /** The days of the week, Monday first. */
  weekdays: weekdays as readonly string[],
  /** Above a column of days. */
  weekdayShort: (weekday: string): string => weekday.slice(0, 2),
  /** The month that is shown, counted from 0. */
  shown: (month: number, year: number): string => `${months[month]} ${year}`,
  day: (day: string): string => formatDate(day),
  notBefore: (day: string): string => `not before ${formatDate(day)}`,
  notAfter: (day: string): string => `not after ${formatDate(day)}`,
  /** After the first press of a range. */
  chooseLast: (day: string): string => `From ${formatDate(day)}. Choose the last day.`,
  close: "Close",
  /** Its code could not be loaded. */
  notLoaded: "The calendar did not load. Type the date, or try again.",
};
