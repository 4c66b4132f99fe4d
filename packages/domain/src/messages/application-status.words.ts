/** What the page says that asks for the RRR of an application. */
export const applicationStatusWords = {
  title: "Application Status",
  info: "Enter the RRR with which the application form was paid for, 12 digits. It tells how far the application is, and names nobody.",
  rrr: "RRR",
  show: "Show the status",
  more: "Show seat, result and decision",
} as const;
