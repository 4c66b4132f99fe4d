import { readApplicantToken } from "@polyportal/api-client/client/applicant-token";
import { createOpenClient } from "@polyportal/api-client/client/client";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { programmeAt } from "./programme-at.ts";

let actsFor: string | undefined;

/** From now on calls are made for this programme's application, wherever the person is: to close it. */
export const actFor = (programme: string): void => {
  actsFor = programme;
};

/** The client of this app. The application on the screen is the one of the page's address. */
export const client = createOpenClient({
  baseUrl: import.meta.env.VITE_API_ORIGIN ?? "",
  onSignedOut: () => location.assign(publicPaths.landing),
  onForbidden: () => location.assign(`${publicPaths.noAccess}?from=error`),
  getApplicantToken: () => {
    const programme = actsFor ?? programmeAt(location.pathname)?.slug;
    return programme && readApplicantToken(programme);
  },
});
