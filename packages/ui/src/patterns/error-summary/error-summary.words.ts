/** What stands over a form that was refused. */
export const errorSummaryWords = {
  title: "There is a problem",
};
