/** What the frame of every page says. */
export const pageLayoutWords = {
  /** On the link that leads past the header. */
  skip: "Skip to main content",
};
