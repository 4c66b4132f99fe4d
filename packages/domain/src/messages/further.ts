/** The parts of a person's section that later programmes have. */
export const furtherGroups = { further: "More about you", sponsor: "Sponsor" } as const;

/** What the school waits for from elsewhere, and whether it came. */
export const awaitedWords = {
  transcript: "Official transcript",
  awaited: "Awaited",
  received: (day: string) => `Received on ${day}`,
} as const;
