/** What stands beside an answer. */
export const answerListWords = {
  /** The link that changes it; a screen reader hears the question after it. */
  change: "Change",
};
