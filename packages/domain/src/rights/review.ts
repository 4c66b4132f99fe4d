/** Months after which a person's rights are reviewed again. */
export const reviewMonths = 6;

/** Days after which reviewers are reminded of reviews that are still due. */
export const remindDays = 30;
