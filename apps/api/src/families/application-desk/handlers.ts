import type { applicationDeskEndpoints } from "@polyportal/api-client/contract/application-desk";
import type { Handlers } from "../../server/handler.ts";
import { deleteApplication } from "./delete-application.ts";
import { findApplication } from "./find-application.ts";
import { resetApplication } from "./reset-application.ts";
import { undoDeleteApplication } from "./undo-delete.ts";

export const applicationDeskHandlers = {
  findApplication,
  resetApplication,
  deleteApplication,
  undoDeleteApplication,
} satisfies Handlers<typeof applicationDeskEndpoints>;
