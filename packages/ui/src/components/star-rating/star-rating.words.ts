import { ratingLabel } from "@polyportal/domain/rating/scale";

/** What stars mean. */
export const starRatingWords = {
  /** What so many stars say, 1 to 5. */
  star: ratingLabel,
  /** Before a choice: the fewest and the most stars, in words. */
  range: (fewest: string, most: string): string => `${fewest} to ${most}`,
};
