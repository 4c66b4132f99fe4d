import { createClient } from "@polyportal/api-client/client/client";
import { paths } from "@polyportal/domain/routes/paths";
import { sessionEnded } from "./signed-out.ts";

/** The client of this app. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_API_ORIGIN ?? "",
  onSignedOut: sessionEnded,
  onForbidden: () => location.assign(`${paths.noAccess}?from=error`),
});
