/** What the boxes of a date say. */
export const dateFieldWords = {
  /** Over the boxes. */
  parts: { day: "Day", month: "Month", year: "Year" },
  /** The name of the calendar and of its button, with the field's label. */
  choose: (label: string): string => `Choose ${label.toLowerCase()} in a calendar`,
};
