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
  transcript_signed: {
    status: 409,
    title: "Invalid Action!",
    message: "This transcript is signed: its address can no longer be changed.",
  },
  transcript_moved: {
    status: 409,
    title: "Failed!",
    message: "This request stands elsewhere by now. Please look at it again.",
  },
  transcript_amended: {
    status: 409,
    title: "Failed!",
    message:
      "A published result of this graduate was amended after the transcript was prepared. It went back, to be prepared anew.",
  },
  transcript_held: {
    status: 409,
    title: "Failed!",
    message:
      "A result of this graduate is held. Nothing is prepared, signed or sent until it is released.",
  },
} as const satisfies Record<string, ErrorAnswer>;
