/** What the school waits for from elsewhere, and whether it came. */
export const awaitedWords = {
  transcript: "Official transcript",
  awaited: "Awaited",
  received: (day: string) => `Received on ${day}`,
} as const;
