/** What the letters about a person’s account say. */
export const accountLetterWords = {
  dear: (firstname: string, lastname: string) => `Dear ${firstname} ${lastname},`,
  resetPassword: {
    subject: "Choose a new password",
    asked:
      "You, or someone else, asked for a new password for your account. To choose one, open this link within the next hour:",
    notYou: "If it was not you, do nothing: your password stays as it is.",
  },
  confirmEmail: {
    subject: "Confirm your email address",
    please:
      "Please confirm that this is your email address by opening this link within the next hour:",
    afterwards:
      "You can sign in as soon as it is confirmed. If you did not give us this address, do nothing.",
    fromThen:
      "Letters about your account come here from then on. If you did not give us this address, do nothing.",
  },
  setUp: {
    subject: "Set up your account",
    welcome:
      "Welcome. To complete your account and choose your password, open this link within the next hour:",
    notYou: "If you did not ask for this, do nothing.",
  },
  alreadySetUp: {
    subject: "Your account is ready",
    signIn: "Your account is set up already. You can sign in here:",
    forgotten: "If you do not remember your password, ask for a new one here:",
  },
  code: {
    subject: "Your sign-in code",
    is: "Your code to sign in is:",
    works:
      "It works for 10 minutes. Nobody from the school will ever ask you for it. If you are not signing in, change your password: someone else knows it.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    changed:
      "The password of your account has just been changed. If it was you, there is nothing to do.",
  },
  authenticator: {
    subject: (turned: "on" | "off") => `Two-factor sign-in is ${turned}`,
    on: "From now on your account asks for a code of your authenticator app when you sign in. If it was you, there is nothing to do.",
    off: "Your account no longer asks for a code of your authenticator app when you sign in. If it was you, there is nothing to do.",
  },
  /** Before the page that gives a new password. */
  notYou: "If it was not you, choose a new password at once and tell the school:",
} as const;
