/** Words around a record that is open beside its list. */
export const recordMessages = {
  close: "Close",
  page: "Open as a page",
  view: "View",
} as const;
