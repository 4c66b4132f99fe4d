/** What the place of the notices in the corner says. */
export const toasterWords = {
  /** The region's name. */
  label: "Notices",
  close: "Close",
};
