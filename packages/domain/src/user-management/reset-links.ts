/** The most links for choosing a password that one person may send in a day: enough for a class, not the school. */
export const linksADay = 200;

/** The most of these links that one account gets in a day. */
export const linksADayToOne = 3;

/** Minutes within which no second link is sent while the first is not used. */
export const freshLinkMinutes = 15;
