import { menuList } from "@polyportal/api-client/list/menus";
import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { roleClaimList } from "@polyportal/api-client/list/role-claims";
import { exportOfList, wholeExportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { openersExport } from "./export-openers.ts";
import { rightsHandlers } from "./handlers.ts";
import { menusOf } from "./menus.ts";
import { rolesWithRights } from "./queries.ts";
import { remindOfReview } from "./remind-of-review.ts";
import { reviewSource } from "./rights-review.ts";
import { rightsApprovalActs } from "./user-claims.ts";

export const family = {
  handlers: rightsHandlers,
  lists: [
    wholeExportOfList(roleClaimList, rolesWithRights),
    wholeExportOfList(menuList, async (db) => (await menusOf(db)).labels),
    openersExport,
    exportOfList(rightsReviewList, reviewSource),
  ],
  approvalActs: rightsApprovalActs,
  jobs: [remindOfReview],
} satisfies Family;
