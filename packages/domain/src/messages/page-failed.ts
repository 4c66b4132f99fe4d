/** What stands where a page could not be drawn, in both apps. */
export const pageFailed = {
  /** Its code did not arrive. */
  notLoaded: {
    title: "The page did not load",
    lead: "Check your connection and try again. What you have entered and saved is not lost.",
  },
  broken: {
    title: "This page has stopped",
    lead: "That is our mistake, not yours. What you have saved is not lost.",
  },
} as const;

/** On the link to the page before the sign-in. */
export const toStartPageLabel = "Go to the start page";
