/** Months after which what a person may do is looked at again. */
export const reviewMonths = 6;

/** Days after which reviewers are told again of what is still due. */
export const remindDays = 30;
