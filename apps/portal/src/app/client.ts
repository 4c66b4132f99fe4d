import { createClient } from "@polyportal/api-client/client/client";
import { paths } from "@polyportal/domain/routes/paths";
import { leaveFor, sessionEnded } from "./signed-out.ts";

/** The client of this app. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_API_ORIGIN ?? "",
  onSignedOut: sessionEnded,
  onOtherPerson: () => leaveFor(paths.dashboard),
  onForbidden: () => leaveFor(`${paths.noAccess}?from=error`),
});
