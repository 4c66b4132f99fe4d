import type { ErrorAnswer } from "./answer.ts";

/** What any call may answer. */
export const generalErrors = {
  invalid_input: {
    status: 422,
    title: "Invalid Action!",
    message: "Some of the details need your attention.",
  },
  malformed_request: {
    status: 400,
    title: "Invalid Action!",
    message: "The request could not be read.",
  },
  body_too_large: {
    status: 413,
    title: "Invalid Action!",
    message: "The file you selected is too big!",
  },
  request_too_slow: {
    status: 408,
    title: "Please try again",
    message: "The network was too slow for this. Please try again where it is better.",
  },
  signed_out: { status: 401, title: "Signed out", message: "Please sign in to continue." },
  forbidden: {
    status: 403,
    title: "Unauthorized access",
    message: "You do not have access to this page.",
  },
  foreign_origin: {
    status: 403,
    title: "Unauthorized access",
    message: "This was not sent by a page of the portal. Please open the portal and try again.",
  },
  no_student_record: {
    status: 409,
    title: "No student record",
    message: "The school has no student record for this account yet. Please see the registry.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    message: "Nothing was found for what you entered.",
  },
  conflict: {
    status: 409,
    title: "Invalid Action!",
    message: "Someone changed this at the same time. Please try again.",
  },
  idempotency_mismatch: {
    status: 409,
    title: "Invalid Action!",
    message: "This request was sent before with other details.",
  },
  too_many_requests: {
    status: 429,
    title: "Too many tries",
    message: "Too many tries. Please wait a little and try again.",
  },
  too_busy: {
    status: 503,
    title: "Please try again",
    message: "Many people are using the portal just now. Please try again in a few seconds.",
  },
  server_error: {
    status: 500,
    title: "Something went wrong",
    message: "Something went wrong on our side. Please try again.",
  },
  database_unavailable: {
    status: 503,
    title: "Please try again",
    message: "The school's records cannot be reached just now. Please try again in a minute.",
  },
  gateway_unavailable: {
    status: 503,
    title: "Please try again",
    message: "The payment service cannot be reached just now. Please try again in a minute.",
  },
  gateway_refused: {
    status: 502,
    title: "Payment service",
    message: "The payment service refused this request. Please contact the bursary.",
  },
} as const satisfies Record<string, ErrorAnswer>;
