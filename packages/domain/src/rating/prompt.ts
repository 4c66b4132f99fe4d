/** How long a rating speaks for the person who gave it; the prompt asks about the same time. */
export const ratingMonths = 3;

/**
 * Whether to ask a person for a rating: none within the last three months. One who has never rated is
 * asked when the account is as old as that.
 */
export const isRatingDue = (
  lastRatedAt: Date | null,
  memberSince: Date,
  now: Date = new Date(),
): boolean => {
  const due = new Date(lastRatedAt ?? memberSince);
  due.setUTCMonth(due.getUTCMonth() + ratingMonths);
  return now >= due;
};
