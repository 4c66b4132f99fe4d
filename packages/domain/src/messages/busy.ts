/** The small page in the place of one that cannot be answered in time. It comes again by itself. */
export const busyMessages = {
  title: "Many people are here just now",
  explanation: "This page comes as soon as it is your turn. What you have saved and paid is safe.",
  /** How long it waits before it tries again. */
  again: (seconds: number) => `It tries again by itself in ${seconds} seconds.`,
  now: "Try again now",
} as const;
