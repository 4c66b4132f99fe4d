/** Words of an error flag. */
export const errorFlagWords = {
  close: "Close",
};
