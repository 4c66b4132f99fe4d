/** What a short list says by itself. */
export const selectWords = {
  /** Its empty entry, where the caller gives none. */
  empty: "Select",
};
