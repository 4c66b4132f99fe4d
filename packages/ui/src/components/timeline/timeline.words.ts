/** Words of a history. */
export const timelineWords = {
  empty: "Nothing has happened yet.",
  /** For screen readers while loading, with the history's name. */
  loading: (label: string): string => `Loading ${label}`,
  /** The button that shows the given number of hidden events. */
  more: (hidden: number): string => `Show ${hidden} more`,
};
