import { notice } from "./notice.ts";

/** What the pages say about signing in with two factors. */
export const twoFactorMessages = {
  title: "Two-factor sign-in",
  off: "With an authenticator app on your phone, a stolen password alone opens nothing.",
  on: "You sign in with your password and a code of your authenticator app.",
  begin: "Set up an authenticator app",
  scan: "Scan this code with your authenticator app, or type the key into it. Then enter the 6 digits that the app shows.",
  key: "Key",
  qrCode: "QR code for your authenticator app",
  code: "Code of the app",
  confirm: "Confirm",
  recoveryTitle: "Your recovery codes",
  recovery:
    "Each of these codes signs you in once when you do not have your phone. They are shown only now: write them down or print them, and keep them apart from your phone.",
  kept: "I have kept them",
  print: "Print",
  turnOff: "Turn off",
  turnedOn: notice(
    "Two-factor sign-in is on",
    "From now on you need your authenticator app to sign in.",
  ),
  turnedOff: notice("Two-factor sign-in is off", "From now on your password alone signs you in."),
  codeOrRecovery: "Code of the app, or a recovery code",
} as const;

/** How many recovery codes are left. */
export const recoveryCodesLeft = (left: number): string =>
  `${left} ${left === 1 ? "recovery code is" : "recovery codes are"} left.`;
