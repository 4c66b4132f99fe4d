/** What is said around the sittings of an O-level result. */
export const oLevelMessages = {
  deleteTitle: (sitting: string) => `Delete ${sitting}`,
  deleteQuestion: "Its particulars, subjects and grades go with it.",
  delete: "Delete",
  deleted: (sitting: string) => `${sitting} deleted.`,
  undo: "Undo",
  /** Read out after it. */
  undoes: (sitting: string) => ` the deletion of ${sitting}`,
} as const;
