/** What the school waits for from elsewhere, and whether it came. */
export const awaitedWords = {
  transcript: "Official transcript",
  awaited: "Awaited",
  fetchingReferences: "Fetching how your references stand…",
  given: (day: string) => `Given on ${day}`,
  received: (day: string) => `Received on ${day}`,
} as const;
