/** What the mailbox of an applicant is told whose phone number becomes another. */
export const phoneChangedWords = {
  subject: "Your phone number has been changed",
  /** By its end alone, for whoever reads the mailbox may be somebody else. */
  changed: (what: string, number: string): string =>
    `The phone number of ${what} has been changed to one that ends in ${number.slice(-3)}.`,
  notYou: (helpLine: string): string =>
    `If you did not ask for it, please call the school on ${helpLine} at once.`,
  application: (number: string): string => `your application ${number}`,
} as const;
