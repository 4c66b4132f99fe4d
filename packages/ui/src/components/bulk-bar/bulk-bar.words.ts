/** What the bar under what is chosen says. */
export const bulkBarWords = {
  clear: "Clear selection",
};
