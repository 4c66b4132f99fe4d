/** What the frame of a field says by itself. */
export const formFieldWords = {
  /** Before what is wrong, for screen readers; with the space between. */
  error: "Error: ",
};
