/** The experience rating: from 1 (the first label) to 5 (the last). */
export const ratingScale = {
  min: 1,
  max: 5,
  labels: ["Poor", "Fair", "Average", "Good", "Excellent"],
} as const;
