/** What stands over every page while an official is signed in as someone else. */
export const impersonationMessages = {
  label: "Impersonation",
  /** Between the two names. */
  signedInAs: "is signed in as",
  ends: "Ends",
  timeLeft: "Time left",
  readOnly: "You can look, but not change anything.",
  over: "This session is over.",
  end: "End session",
} as const;

/** Read out when so many minutes are left. */
export const minutesLeft = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? "minute" : "minutes"} left in this session`;

/** Where an official begins to sign in as someone else. */
export const impersonateMessages = {
  title: "Sign in as someone else",
  as: (name: string) => `Sign in as ${name}`,
  lead: "You see the portal as that person does, for 15 minutes. Both of you are on record, and the person is told.",
  userName: "Username or matric number",
  reason: "Reason",
  reasonHint: "Only with a reason can you change anything; it goes on record.",
  submit: "Sign in as this person",
  /** On the page that the link leads to. */
  opening: "Signing in…",
  refused: "This link does not work",
} as const;

/** What the person is told whose portal was opened. */
export const impersonationTold = (impersonator: string, reason: string) => ({
  title: "Someone signed in as you",
  body: reason
    ? `${impersonator} of the school signed in as you for at most 15 minutes and may have changed something. The reason: ${reason}`
    : `${impersonator} of the school signed in as you for at most 15 minutes, to look without changing anything.`,
});
