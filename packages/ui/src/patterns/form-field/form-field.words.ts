/** Words of a field's frame. */
export const formFieldWords = {
  /** Before an error, for screen readers; with the following space. */
  error: "Error: ",
};
