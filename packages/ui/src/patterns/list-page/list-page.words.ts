/** Words of a list page. */
export const listPageWords = {
  /** On the button that opens what the list is. */
  about: "About this list",
};
