/** So many links by which passwords are chosen one person sends in a day: a whole class, not the whole school. */
export const linksADay = 500;

/** So many of them reach one account in a day. */
export const linksADayToOne = 3;

/** While a link is younger and was not used, another helps nobody: it is not sent. */
export const freshLinkMinutes = 15;
