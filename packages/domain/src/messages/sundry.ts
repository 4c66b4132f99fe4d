/** What is said where things are bought one by one. */
export const sundryMessages = {
  otherAmount: "The price of this item has changed. Please reload the page.",
} as const;
