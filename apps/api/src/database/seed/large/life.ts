import type { SeededRandom } from "../demo/random.ts";
import type { HistoryCalendar } from "../history/calendar.ts";

/** What each part of a student's life at school needs to know. */
export type Life = {
  readonly random: SeededRandom;
  readonly calendar: HistoryCalendar;
  readonly currentSessionId: number;
  readonly now: Date;
};
