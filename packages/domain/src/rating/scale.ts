/** The experience rating: from 1 (the first label) to 5 (the last). */
export const ratingScale = {
  min: 1,
  max: 5,
  labels: ["Poor", "Fair", "Average", "Good", "Excellent"],
} as const;

/** A rating as it is shown and read out: 4 is "4 Good". One that is off the scale stays a mere number. */
export const ratingLabel = (rating: number): string =>
  `${rating} ${ratingScale.labels[rating - ratingScale.min] ?? ""}`.trim();

/** What is said where no stars were chosen. */
export const noRating = "please choose a rating";

/** How many characters the comment on a rating may have. */
export const ratingCommentLimit = 1000;
