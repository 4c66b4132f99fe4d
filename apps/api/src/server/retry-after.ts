/** Seconds until a retry. Random, or all who were refused together would return together. */
export const retryAfter = (least = 4, most = 20): number =>
  Math.round(least + Math.random() * (most - least));
