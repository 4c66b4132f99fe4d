/** Asked before a form is closed with words in it that were not saved. */
export const unsavedMessages = {
  title: "Leave without saving?",
  question: "What you typed has not been saved and will be lost.",
  leave: "Leave",
} as const;
