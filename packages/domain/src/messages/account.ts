import { notice } from "./notice.ts";

export const accountMessages = {
  /** Say the server's message, else the server's title, instead where there is one. */
  resetMailFailed: notice("Failed to send reset password email!", "check your details "),
  resetMailSent: notice("Reset Password Email Successfully Sent!", ""),
  passwordReset: notice("Password changed", "You can now sign in with your new password."),
  passwordChanged: notice("Password changed", "Your new password is in use."),
  codeSent: notice("Code sent", "We have sent you a new code."),
  profileCreated: notice("Account created", "You can now sign in."),
} as const;
