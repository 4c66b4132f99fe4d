/** What a list's session is where its address names none. */
export const sessionFilterWords = {
  /** Until the sessions have come. */
  current: "Current",
  ofCurrent: (name: string): string => `${name} (current)`,
} as const;
