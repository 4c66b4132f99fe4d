const minute = 60_000;

/** How long to wait before the first asking, the second, and so on; then always the last. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, 360 * minute] as const;

/** When to ask the gateway about an invoice that has just been made. */
export const firstAsking = (now: Date): Date => new Date(now.getTime() + waits[0]);

/** When to ask again after `asked` askings; the end of the invoice's life is never slept through. */
export function nextAsking(asked: number, expiresAt: Date, now: Date): Date {
  const wait = waits[asked] ?? 360 * minute;
  const next = now.getTime() + wait;
  return new Date(expiresAt > now ? Math.min(next, expiresAt.getTime()) : next);
}
