import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import type { referenceReadingEndpoints } from "@polyportal/api-client/contract/referee-reading";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { declineRefereeForm } from "./decline.ts";
import { referenceList } from "./list-references.ts";
import { openRefereeForm } from "./open.ts";
import { getReferenceLetter, readReference } from "./read-reference.ts";
import { resendRefereeLink } from "./resend.ts";
import { submitRefereeForm } from "./submit.ts";

/** What whoever holds the link of a letter does. */
export const refereeLinkHandlers = {
  openRefereeForm,
  submitRefereeForm,
  declineRefereeForm,
  resendRefereeLink,
} satisfies Handlers<typeof refereeLinkEndpoints>;

/** What those do who may read the references of postgraduates. */
export const referenceReadingHandlers = {
  listReferences: pageOf(referenceList),
  readReference,
  getReferenceLetter,
} satisfies Handlers<typeof referenceReadingEndpoints>;
