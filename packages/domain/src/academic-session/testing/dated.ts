import type { DatedSession } from "../order.ts";

/** A session of a test: so many years after the first. */
export const dated = (sessionId: number): DatedSession => ({
  sessionId,
  sessionFrom: `${2023 + sessionId}-09-01`,
});
