/** What stands around letters that come as one. */
export const joinedLetterWords = {
  asOne: (count: number) =>
    `These ${count} letters come as one, for your mailbox gets only a few of ours an hour.`,
  heading: (number: number, count: number, subject: string) => `${number} of ${count}: ${subject}`,
  subject: (first: string, others: number) => `${first}, and ${others} more`,
} as const;
