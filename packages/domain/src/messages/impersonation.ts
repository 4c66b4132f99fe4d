/** What stands over every page while an official is signed in as someone else. */
export const impersonationMessages = {
  label: "Impersonation",
  /** Between the two names. */
  signedInAs: "is signed in as",
  ends: "Ends",
  timeLeft: "Time left",
  over: "This session is over.",
  end: "End session",
} as const;

/** Read out when so many minutes are left. */
export const minutesLeft = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? "minute" : "minutes"} left in this session`;
