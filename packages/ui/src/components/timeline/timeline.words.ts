/** What a record's history says by itself. */
export const timelineWords = {
  empty: "Nothing has happened yet.",
  /** On the button that shows so many more. */
  more: (hidden: number): string => `Show ${hidden} more`,
};
