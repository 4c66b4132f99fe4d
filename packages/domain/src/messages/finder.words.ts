/** What stands around the questions that lead to a programme. */
export const finderWords = {
  title: "Which programme is for me?",
  again: "Begin again",
  eligible: "Am I eligible?",
} as const;
