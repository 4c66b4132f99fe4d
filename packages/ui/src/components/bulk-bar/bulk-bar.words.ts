/** Words of the bar. */
export const bulkBarWords = {
  clear: "Clear selection",
};
