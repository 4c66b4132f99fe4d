/** What an error over a form says by itself. */
export const errorFlagWords = {
  close: "Close",
};
