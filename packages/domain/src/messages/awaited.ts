/** What the school waits for from elsewhere, and whether it came. */
export const awaitedWords = {
  transcript: "Official transcript",
  verification: "JAMB’s verification of the certificate",
  confirmation: "Request confirmed",
  confirmed: (yes: boolean) => (yes ? "Yes" : "No"),
  awaited: "Awaited",
  putme: "PUTME score",
  aggregate: "Aggregate",
  absent: "Absent",
  received: (day: string) => `Received on ${day}`,
} as const;
