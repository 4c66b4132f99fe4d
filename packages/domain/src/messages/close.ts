/** The end of an application's opening on a device. */
export const closeMessages = {
  close: "Close",
  /** Read out after it. */
  whatCloses: "the application on this device",
  title: "Close the application?",
  question:
    "What you typed and have not saved will be removed from this device. What you have saved stays at the school.",
  confirm: "Close and remove",
} as const;
