import type { Family } from "../family.ts";
import { deleteApplication } from "./delete-application.ts";
import { findApplication } from "./find-application.ts";
import { applicationDeskApprovalActs, resetApplication } from "./reset-application.ts";
import { undoDeleteApplication } from "./undo-delete.ts";

export const family = {
  handlers: { findApplication, resetApplication, deleteApplication, undoDeleteApplication },
  approvalActs: applicationDeskApprovalActs,
} satisfies Family;
