import { readApplicantToken } from "@polyportal/api-client/client/applicant-token";
import { createOpenClient } from "@polyportal/api-client/client/client";
import { programmeAt } from "@polyportal/domain/programmes/programmes";
import { paths } from "@polyportal/domain/routes/paths";

/** The client of this app. The application on the screen is the one of the page's address. */
export const client = createOpenClient({
  baseUrl: import.meta.env.VITE_API_ORIGIN ?? "",
  onSignedOut: () => location.assign(paths.landing),
  onForbidden: () => location.assign(`${paths.noAccess}?from=error`),
  getApplicantToken: () => {
    const programme = programmeAt(location.pathname);
    return programme && readApplicantToken(programme.slug);
  },
});
