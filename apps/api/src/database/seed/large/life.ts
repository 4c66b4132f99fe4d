import type { SeededRandom } from "../demo/random.ts";
import type { HistoryCalendar } from "../history/calendar.ts";
import type { HistoryPerson } from "../history/person.ts";

/** What each part of a student's life at school needs to know. */
export type Life = {
  readonly random: SeededRandom;
  /** Whether a student is of so large a share; a few are of every one, so that somebody has everything. */
  readonly joins: (person: HistoryPerson, share: number) => boolean;
  readonly calendar: HistoryCalendar;
  readonly currentSessionId: number;
  readonly now: Date;
};
