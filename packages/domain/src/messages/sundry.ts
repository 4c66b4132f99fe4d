/** What is said where things are bought one by one. */
export const sundryMessages = {
  otherAmount: "The price of this item has changed. Please reload the page.",
} as const;

/** What is said of a fee that a kind of student is never asked for. */
export const notForStudent = "This fee does not concern your kind of study.";
