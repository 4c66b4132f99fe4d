import type { SeededRandom } from "../demo/random.ts";

const day = 86_400_000;
/** When the first session began; each later one a year after. */
const firstYear = 2024;

/** Sixteen weeks. */
const trainingDays = 16 * 7 - 1;

const on = (sessionId: number, month: number, date: number): Date =>
  new Date(Date.UTC(firstYear + sessionId - 1, month - 1, date, 9));

/** When things happen in the sessions. What belongs to the current one lies a few days back. */
export function historyCalendar(currentSessionId: number, now: Date, random: SeededRandom) {
  const within = (start: Date, days: number, sessionId: number): Date =>
    sessionId === currentSessionId
      ? new Date(now.getTime() - (1 + random.next() * 20) * day)
      : new Date(start.getTime() + random.next() * days * day);
  return {
    /** Fees, or their first instalment: in the first weeks. */
    feesPaid: (sessionId: number) => within(on(sessionId, 10, 1), 45, sessionId),
    secondInstalmentPaid: (sessionId: number) => within(on(sessionId, 14, 1), 60, sessionId),
    registered: (sessionId: number, semester: "First" | "Second") =>
      within(on(sessionId, semester === "First" ? 11 : 16, 10), 20, sessionId),
    /** When the industrial training of a session that is over began, and when it ended. */
    training: (sessionId: number) => ({
      from: on(sessionId, 15, 3),
      to: new Date(on(sessionId, 15, 3).getTime() + trainingDays * day),
    }),
    published: (sessionId: number, semester: "First" | "Second") =>
      on(sessionId, semester === "First" ? 15 : 20, 20),
  };
}

export type HistoryCalendar = ReturnType<typeof historyCalendar>;
