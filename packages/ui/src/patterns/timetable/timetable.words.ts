import { formatDate } from "@polyportal/domain/format/date";
import type { Weekday } from "./week.ts";

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
const half = (minutes: number): string => (minutes % 1440 < 720 ? "am" : "pm");
const hour = (minutes: number): string => `${clock(minutes)} ${half(minutes)}`;

/** Words of a timetable. Hours are minutes since midnight. */
export const timetableWords = {
  /** The heading of the hours. */
  time: "Time",
  day: (day: Weekday): string => day,
  /** A day's date without year. */
  date: (iso: string): string => formatDate(iso).replace(/ \d{4}$/, ""),
  hour,
  span: (start: number, end: number): string =>
    `${half(start) === half(end) ? clock(start) : hour(start)} to ${hour(end)}`,
  lecture: "Lecture",
  practical: "Practical",
  exam: "Examination",
  today: "Today",
  now: "Now",
  nowAt: (minutes: number): string => `Now ${hour(minutes)}`,
  /** In the first row outside the usual hours. */
  outside: "Outside usual hours",
  /** On an entry, with the codes of clashing ones. */
  clashesWith: (codes: readonly string[]): string => `Clashes with ${codes.join(" and ")}`,
  /** Above the list of clashes. */
  clashes: (count: number): string =>
    count === 1 ? "Two entries are at the same time" : `${count} clashes in this week`,
  clash: (day: string, span: string, one: string, other: string): string =>
    `${day}, ${span}: ${one} and ${other}`,
  /** Above entries without a time. */
  unset: "No hour set yet",
  /** At the end of a day's heading on phones: how many, and from when. */
  count: (count: number, start: number): string => `${count} from ${hour(start)}`,
  none: "Nothing",
  free: "Nothing is on this day.",
  empty: "Nothing is on this timetable yet.",
  loading: (title: string): string => `Loading ${title}`,
};
