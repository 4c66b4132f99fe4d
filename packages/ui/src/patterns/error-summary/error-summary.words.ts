/** Words above a refused form. */
export const errorSummaryWords = {
  title: "There is a problem",
};
