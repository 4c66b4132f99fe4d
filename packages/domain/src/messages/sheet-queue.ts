/** Words around a score sheet that waits among others. */
export const sheetQueueWords = {
  label: "Other score sheets that wait for you",
  previous: "Previous",
  next: "Next",
  keys: "Keys: A takes it further, R returns it, J goes to the next, K to the one before.",
} as const;
