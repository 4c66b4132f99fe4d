import type { Family } from "../family.ts";
import { applicationSetupApprovalActs } from "./change-fee.ts";
import { setupExport } from "./export-setups.ts";
import { applicationSetupHandlers } from "./handlers.ts";

export const family = {
  handlers: applicationSetupHandlers,
  lists: [setupExport],
  approvalActs: applicationSetupApprovalActs,
} satisfies Family;
