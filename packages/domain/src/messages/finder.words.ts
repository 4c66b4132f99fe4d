/** What stands around the questions that lead to a programme. */
export const finderWords = {
  again: "Begin again",
} as const;
