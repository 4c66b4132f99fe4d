/**
 * Seconds after which a call may be tried again: not the same for all, or those who were put off
 * together would come back together.
 */
export const retryAfter = (least = 4, most = 20): number =>
  Math.round(least + Math.random() * (most - least));
