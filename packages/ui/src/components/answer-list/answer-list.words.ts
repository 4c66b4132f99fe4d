/** Words beside an answer. */
export const answerListWords = {
  /** The link to change it. Screen readers hear the question after it. */
  change: "Change",
};
