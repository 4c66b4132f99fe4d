import type { applicationEndpoints } from "@polyportal/api-client/contract/application";
import type { Handlers } from "../../server/handler.ts";
import { closeApplication } from "./close.ts";
import { removeDocument, uploadDocument } from "./change-document.ts";
import { getDocument } from "./get-document.ts";
import { loadApplication } from "./load.ts";
import { openApplication } from "./open.ts";
import { renewApplicantToken } from "./renew-token.ts";
import { saveInstitution } from "./save-institution.ts";
import { saveNdResult } from "./save-nd-result.ts";
import { saveOLevel } from "./save-o-level.ts";
import { savePersonalDetails } from "./save-personal.ts";
import { saveProgrammeDetails } from "./save-programme.ts";
import { sendApplication } from "./send.ts";
import { getApplicationSlip } from "./slip.ts";
import { uploadDocuments } from "./upload-documents.ts";
import { uploadPassport } from "./upload-passport.ts";

/** One set of handlers for every programme: what differs is in its definition. */
export const applicationHandlers = {
  openApplication,
  renewApplicantToken,
  loadApplication,
  savePersonalDetails,
  saveProgrammeDetails,
  saveNdResult,
  saveInstitution,
  saveOLevel,
  uploadDocument,
  removeDocument,
  uploadDocuments,
  sendApplication,
  closeApplication,
  uploadPassport,
  getDocument,
  getApplicationSlip,
} satisfies Handlers<typeof applicationEndpoints>;
