/** What every list with acts for several rows says; the words of the dialog for a pasted list come with it. */
export const listChoiceMessages = {
  paste: "Paste a list",
  failed: "The rows are not chosen",
  tooMany: (most: number) =>
    `At most ${most.toLocaleString("en")} can be chosen at once. Narrow the list down first.`,
} as const;
