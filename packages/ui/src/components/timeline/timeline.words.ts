/** What a record's history says by itself. */
export const timelineWords = {
  empty: "Nothing has happened yet.",
  /** Heard while it is on its way, with the history's own name. */
  loading: (label: string): string => `Loading ${label}`,
  /** On the button that shows so many more. */
  more: (hidden: number): string => `Show ${hidden} more`,
};
