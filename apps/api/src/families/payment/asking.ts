import { latestMade } from "../../server/clock-error.ts";

const minute = 60_000;

const longest = 360 * minute;

/** How long to wait before the first asking, the second, and so on; then always the last. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, longest] as const;

/** When to ask the gateway about an invoice that has just been made. */
export const firstAsking = (now: Date): Date => new Date(now.getTime() + waits[0]);

/** When to ask again after `asked` askings; the end of the invoice's life is never slept through. */
export function nextAsking(asked: number, expiresAt: Date, now: Date): Date {
  const wait = waits[asked] ?? longest;
  const next = now.getTime() + wait;
  return new Date(expiresAt > now ? Math.min(next, expiresAt.getTime()) : next);
}

/** What is to be asked about later than this was put off by a clock that was ahead. */
export const beyondWaits = (now: Date): Date => new Date(latestMade(now).getTime() + longest);
