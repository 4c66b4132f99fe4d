import { notice } from "./notice.ts";

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
