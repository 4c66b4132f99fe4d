/** Words of a select. */
export const selectWords = {
  /** The default label of the empty option. */
  empty: "Select",
};
