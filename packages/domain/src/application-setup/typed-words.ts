/** What is typed before a fee is changed, where nobody has to approve it. */
export const wordsOfFee = (programme: string): string => `CHANGE FEE ${programme.toUpperCase()}`;
