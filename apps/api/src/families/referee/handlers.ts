import type { refereeEndpoints } from "@polyportal/api-client/contract/referee";
import type { Handlers } from "../../server/handler.ts";
import { askReferee, remindReferee, replaceReferee } from "./act.ts";
import { declineRefereeForm } from "./decline.ts";
import { listReferees } from "./list.ts";
import { openRefereeForm } from "./open.ts";
import { resendRefereeLink } from "./resend.ts";
import { submitRefereeForm } from "./submit.ts";

/** References: what the applicant does about them, and what whoever holds a link does. */
export const refereeHandlers = {
  listReferees,
  askReferee,
  remindReferee,
  replaceReferee,
  openRefereeForm,
  submitRefereeForm,
  declineRefereeForm,
  resendRefereeLink,
} satisfies Handlers<typeof refereeEndpoints>;
