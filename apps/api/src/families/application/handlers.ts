import type { applicationEndpoints } from "@polyportal/api-client/contract/application";
import type { screeningEndpoints } from "@polyportal/api-client/contract/application-screening";
import type { Handlers } from "../../server/handler.ts";
import { closeApplication } from "./close.ts";
import { removeDocument, uploadDocument } from "./steps/documents/change.ts";
import { getDocument } from "./get-document.ts";
import { loadApplication } from "./load.ts";
import { openApplication } from "./open.ts";
import { renewApplicantToken } from "./renew-token.ts";
import { saveReferees } from "./steps/referees/save.ts";
import { saveForm } from "./steps/form/save.ts";
import { saveInstitution } from "./steps/institution/save.ts";
import { saveNdResult } from "./steps/nd-result/save.ts";
import { saveOLevel } from "./steps/o-level/save.ts";
import { savePersonalDetails } from "./steps/personal/save.ts";
import { saveProgrammeDetails } from "./steps/programme/save.ts";
import { getPutmeSlip } from "./putme-slip.ts";
import { sendApplication } from "./send.ts";
import { getApplicationSlip } from "./slip.ts";
import { uploadDocuments } from "./steps/documents/save.ts";
import { uploadPassport } from "./upload-passport.ts";

/** The handlers of all programmes, whose differences are in their definitions. */
export const applicationHandlers = {
  openApplication,
  renewApplicantToken,
  loadApplication,
  savePersonalDetails,
  saveProgrammeDetails,
  saveNdResult,
  saveInstitution,
  saveOLevel,
  saveForm,
  saveReferees,
  uploadDocument,
  removeDocument,
  uploadDocuments,
  sendApplication,
  closeApplication,
  uploadPassport,
  getDocument,
  getApplicationSlip,
} satisfies Handlers<typeof applicationEndpoints>;

/** What a candidate may ask about the screening without opening the application. */
export const screeningHandlers = { getPutmeSlip } satisfies Handlers<typeof screeningEndpoints>;
