import { ratingLabel } from "@polyportal/domain/rating/scale";

/** The meaning of stars. */
export const starRatingWords = {
  /** The word for 1 to 5 stars. */
  star: ratingLabel,
  /** Before a choice: the words for the fewest and the most stars. */
  range: (fewest: string, most: string): string => `${fewest} to ${most}`,
};
