import type { ErrorAnswer } from "./answer.ts";

/** What signing in, and being signed in as somebody else, may answer. */
export const accountErrors = {
  login_failed: {
    status: 400,
    title: "Login Failed!",
    message: "Login failed, please check your details ",
  },
  user_type_refused: {
    status: 400,
    title: "Login Failed!",
    message: "User type can't be granted log in access",
  },
  no_menu_items: {
    status: 400,
    title: "Login Failed!",
    message: "User doesn't have any menu items. Please contact your administrator.",
  },
  otp_invalid: {
    status: 400,
    title: "Invalid Action!",
    message: "The code is wrong or has expired.",
  },
  link_expired: {
    status: 400,
    title: "Invalid Action!",
    message: "This link is wrong, used or has expired. Please ask for a new one.",
  },
  email_taken: {
    status: 409,
    title: "Invalid Action!",
    message: "This email address belongs to another account.",
  },
  wrong_password: {
    status: 400,
    title: "Invalid Action!",
    message: "Your current password is not right.",
  },
  weak_password: {
    status: 422,
    title: "Invalid Action!",
    message:
      "This password is easy to guess: it is much used, or made of your own name. Please choose another, such as three words that do not belong together.",
  },
  rating_given: {
    status: 409,
    title: "Rating Action Failed!",
    message: "You have rated the portal within the last 3 months. Thank you!",
  },
  read_only: {
    status: 409,
    title: "Nothing was changed",
    message: "You are signed in as someone else to look, not to change anything.",
  },
  not_impersonable: {
    status: 409,
    title: "Invalid Action!",
    message: "Nobody can be signed in as this person.",
  },
  authenticator_on: {
    status: 409,
    title: "Invalid Action!",
    message: "An authenticator app is set up for your account already.",
  },
  authenticator_off: {
    status: 409,
    title: "Invalid Action!",
    message: "No authenticator app is set up for your account.",
  },
} as const satisfies Record<string, ErrorAnswer>;
