import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import type { Handlers } from "../../server/handler.ts";
import { declineRefereeForm } from "./decline.ts";
import { openRefereeForm } from "./open.ts";
import { resendRefereeLink } from "./resend.ts";
import { submitRefereeForm } from "./submit.ts";

/** What whoever holds the link of a letter does. */
export const refereeLinkHandlers = {
  openRefereeForm,
  submitRefereeForm,
  declineRefereeForm,
  resendRefereeLink,
} satisfies Handlers<typeof refereeLinkEndpoints>;
