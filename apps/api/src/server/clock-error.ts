/** The clocks of two correct servers differ by less than this, in milliseconds. */
export const clockErrorMs = 3_600_000;

/**
 * The latest creation time of a valid session or token. A later one was made by a clock that was ahead, and
 * would be valid for too long.
 */
export const latestMade = (now: Date): Date => new Date(now.getTime() + clockErrorMs);
