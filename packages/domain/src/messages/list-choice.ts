/** What is said where all rows that match cannot be chosen. */
export const listChoiceMessages = {
  failed: "The rows are not chosen",
  tooMany: (most: number) =>
    `At most ${most.toLocaleString("en")} can be chosen at once. Narrow the list down first.`,
} as const;
