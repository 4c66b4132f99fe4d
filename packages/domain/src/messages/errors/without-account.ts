import { payerNotFound } from "../sundry.ts";
import type { ErrorAnswer } from "./answer.ts";

/** What pages may answer to whoever proves by numbers and codes, not by an account, who they are. */
export const withoutAccountErrors = {
  payment_not_found: {
    status: 404,
    title: "Invalid Action!",
    message: "No payment was found under these details",
  },
  details_not_found: {
    status: 404,
    title: "Invalid Action!",
    message: "Nothing was found under these details",
  },
  payer_not_found: {
    status: 404,
    title: "Invoice Action Failed!",
    message: payerNotFound,
  },
  history_code_wrong: {
    status: 400,
    title: "Invalid Action!",
    message: "The code is wrong or has expired.",
  },
} as const satisfies Record<string, ErrorAnswer>;
