/** What is said around the sittings of an O-level result. */
export const oLevelMessages = {
  deleteQuestion: (sitting: string) =>
    `Delete the ${sitting}, with its particulars, subjects and grades?`,
  delete: "Delete",
  keep: "Keep it",
  deleted: (sitting: string) => `${sitting} deleted.`,
  undo: "Undo",
  /** Read out after it. */
  undoes: (sitting: string) => ` the deletion of ${sitting}`,
} as const;
