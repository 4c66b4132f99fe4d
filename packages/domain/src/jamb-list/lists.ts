/** The list of those who ask for a place without the UTME. */
// oxlint-disable-next-line house/no-programme-literal -- JAMB's list, not the programme
export const directEntryList = "direct-entry";

/** The lists that JAMB gives a school of one academic session. */
export const jambLists = ["utme", directEntryList, "change-of-institution"] as const;

export type JambList = (typeof jambLists)[number];

export const isJambList = (text: string): text is JambList =>
  (jambLists as readonly string[]).includes(text);

/** As which choice a candidate named the school. */
export const jambChoices = ["first", "second", "change"] as const;

/** What JAMB's admission processing system says of a candidate; "none" where it says nothing yet. */
export const capsStatuses = ["recommended", "approved", "accepted", "rejected", "none"] as const;

export type JambChoice = (typeof jambChoices)[number];
export type CapsStatus = (typeof capsStatuses)[number];
