import type { Family } from "../family.ts";
import { applicationDeskHandlers } from "./handlers.ts";
import { applicationDeskApprovalActs } from "./reset-application.ts";

export const family = {
  handlers: applicationDeskHandlers,
  approvalActs: applicationDeskApprovalActs,
} satisfies Family;
