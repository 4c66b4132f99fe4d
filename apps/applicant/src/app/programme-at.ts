import { readApplicantToken } from "@polyportal/api-client/client/applicant-token";
import { entryAt } from "@polyportal/domain/programmes/catalogue";

/** The programme whose page is at a path: of several the one whose application this tab has opened. */
export const programmeAt = (path: string) =>
  entryAt(path, (slug) => readApplicantToken(slug) !== undefined);
