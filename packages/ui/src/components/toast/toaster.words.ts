/** Words of the toasts' region. */
export const toasterWords = {
  /** The region's name. */
  label: "Notices",
  close: "Close",
};
