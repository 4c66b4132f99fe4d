/** What each kind of status is called where an icon alone shows it: said by screen readers. */
export const statusWords = {
  info: "Information",
  success: "Done",
  warning: "Warning",
  fail: "Error",
  unapproved: "Waiting",
} as const;
