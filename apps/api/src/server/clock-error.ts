/** No two servers' clocks that are right are this far apart, in milliseconds. */
export const clockErrorMs = 3_600_000;

/**
 * The latest moment at which a session or a token that works was made. One of later was made by a clock that
 * was ahead, and would work for as long as that was.
 */
export const latestMade = (now: Date): Date => new Date(now.getTime() + clockErrorMs);
