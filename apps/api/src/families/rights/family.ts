import type { Family } from "../family.ts";
import { openersExport } from "./export-openers.ts";
import { reviewExport } from "./export-review.ts";
import { menuExport, roleExport } from "./export-rights.ts";
import { rightsHandlers } from "./handlers.ts";
import { remindOfReview } from "./remind-of-review.ts";
import { rightsApprovalActs } from "./user-claims.ts";

export const family = {
  handlers: rightsHandlers,
  lists: [roleExport, menuExport, openersExport, reviewExport],
  approvalActs: rightsApprovalActs,
  jobs: [remindOfReview],
} satisfies Family;
