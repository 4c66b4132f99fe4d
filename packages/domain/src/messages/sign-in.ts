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
  signIn: "Sign in",
} as const;

export const signInMessages = {
  userNameMissing: "please input your username",
  passwordMissing: "please input your password",
  /** Say the server's message instead where there is one. */
  failed: notice("Login Failed!", "Login failed, please check your details "),
  userTypeRefused: notice("Login Failed!", "User type can't be granted log in access"),
  noMenuItems: notice(
    "Login Failed!",
    "User doesn't have any menu items. Please contact your administrator.",
  ),
} as const;

/** Where the code of a two-factor sign-in comes from. */
export const signInCodeMessages = {
  byApp:
    "Enter the 6-digit code that your authenticator app shows. Without your phone, enter one of your recovery codes.",
  byEmail: (userName: string) =>
    `Enter the 6-digit code that we have sent to the email address of ${userName}. It works for 10 minutes.`,
} as const;
