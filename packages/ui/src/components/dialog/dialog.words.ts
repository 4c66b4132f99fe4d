/** Words of every dialog. */
export const dialogWords = {
  close: "Close",
  /** The name of the part that scrolls. */
  text: "Text",
};
