/** An academic session with its first day, `2026-09-01`: what sessions are ordered by, never their ids. */
export type DatedSession = { readonly sessionId: number; readonly sessionFrom: string };

/** Academic sessions, the earliest first. */
export const compareSessions = (
  { sessionFrom: a }: Pick<DatedSession, "sessionFrom">,
  { sessionFrom: b }: Pick<DatedSession, "sessionFrom">,
): number => Number(a > b) - Number(a < b);

/** A session after all others, and none of them: what is supposed happens in it. */
export const afterAll: DatedSession = { sessionId: 0, sessionFrom: "9999-12-31" };
