/** Words of a date's boxes. */
export const dateFieldWords = {
  /** The labels of the boxes. */
  parts: { day: "Day", month: "Month", year: "Year" },
  /** The name of the calendar and its button, with the field's label. */
  choose: (label: string): string => `Choose ${label.toLowerCase()} in a calendar`,
};
