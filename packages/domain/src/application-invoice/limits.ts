/** An invoice is open for so many days more at most. */
export const mostDaysExtended = 90;
