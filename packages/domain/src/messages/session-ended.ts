import { notice } from "./notice.ts";

/** What stands on the start page and over the sign-in after a session has ended by itself. */
export const sessionEndedMessages = {
  ...notice(
    "Your session has ended",
    "You have been signed out. Sign in again to come back to the page where you were; what you typed into its form is kept on this device.",
  ),
  signIn: "Sign in again",
} as const;

/** The same where a page behind the sign-in was opened without a session, as from a bookmark. */
export const signInFirstMessages = {
  ...notice(
    "Sign in to open this page",
    "The page that you asked for is for students and staff. It opens once you have signed in.",
  ),
  signIn: "Go to the sign-in",
} as const;
