import type { ErrorAnswer } from "./answer.ts";

/** What asking for a reference, and giving one, may answer. */
export const refereeErrors = {
  referee_link_expired: {
    status: 400,
    title: "Invalid Action!",
    message: "This link has expired",
  },
  reference_not_needed: {
    status: 409,
    title: "Invalid Action!",
    message: "This reference is no longer needed",
  },
  reference_given: {
    status: 409,
    title: "Invalid Action!",
    message: "This reference has been given. Corrections go through the school.",
  },
  referee_letters_over: {
    status: 429,
    title: "Invalid Action!",
    message: "Three letters about one applicant have gone out today. Please try again tomorrow.",
  },
  form_not_submitted: {
    status: 409,
    title: "Invalid Action!",
    message: "This form has not been submitted yet",
  },
  referee_action_over: {
    status: 409,
    title: "Invalid Action!",
    message: "This can no longer be done for this referee.",
  },
} as const satisfies Record<string, ErrorAnswer>;
