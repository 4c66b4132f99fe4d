import type { ErrorAnswer } from "./answer.ts";

/** What acts upon registration windows may answer. */
export const registrationWindowErrors = {
  window_would_close: {
    status: 409,
    title: "Failed!",
    message: "This day would close it at once: please use Close now, which says why.",
  },
  window_not_open: {
    status: 409,
    title: "Failed!",
    message: "This registration is not open, so there is nothing to close.",
  },
} as const satisfies Record<string, ErrorAnswer>;
