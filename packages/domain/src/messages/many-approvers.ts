/** What is said where an act is done to several people who approve. */
export const manyApproversMessages = {
  oneByOne:
    "Each of them could approve what is done to the others: do it to one of them first, so that another approves it.",
} as const;
