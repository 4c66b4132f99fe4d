/** What every dialog says by itself. */
export const dialogWords = {
  close: "Close",
  /** The name of the part that scrolls. */
  text: "Text",
};
