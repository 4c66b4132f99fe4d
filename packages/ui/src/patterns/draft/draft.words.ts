/** Words about unsaved text. */
export const draftWords = {
  states: {
    saved: "Saved on this device",
    restored: "What you typed before is back, saved on this device",
    elsewhere: "What you type in the other tab is shown here, saved on this device",
  },
  /** The device's storage is missing or full. */
  refused:
    "This device cannot keep what you type. Press the button below to save it before you leave.",
};
