/** What is asked and told around acts that others will ask about. */
export const actMessages = {
  reason: "Reason",
  reasonHint: "It stays on record with your name.",
  cancel: "Cancel",
  save: "Save",
  importSheet: "Import",
  saved: (thing: string) => `Successfully updated ${thing}`,
  failed: "Failed!",
  undo: "Undo",
  /** Long enough to see what went wrong, and to reach the way back by keyboard. */
  undoMs: 20_000,
  undone: "Taken back: it is as it was",
  noClaim: "Your role does not allow this.",
  typed: (words: string) => `Type ${words}`,
  typeExactly: (words: string) => `please type ${words} exactly`,
  typedAgain: "The words, typed exactly",
  password: "Your password",
  passwordNeeded: "This cannot be undone: please enter your password again.",
  conflict: "Someone else saved this while you were at it. Yours is not saved yet.",
  conflictBy: (who: string, when: string) =>
    `${who} saved this on ${when}, while you were at it. Yours is not saved yet.`,
  mine: "Yours",
  theirs: "As it is now",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  conflictTitle: "Changed by someone else",
} as const;
