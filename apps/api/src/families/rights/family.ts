import { menuList } from "@polyportal/api-client/list/menus";
import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { roleClaimList } from "@polyportal/api-client/list/role-claims";
import { exportOfList, wholeExportOfList } from "../../export/described.ts";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { confirmRights } from "./confirm-rights.ts";
import { openersExport } from "./export-openers.ts";
import {
  listMenuClaims,
  listMenus,
  menusOf,
  saveMenu,
  saveMenuClaims,
  saveMenuOrder,
} from "./menus.ts";
import { listPageOpeners } from "./page-openers.ts";
import { previewRights } from "./preview-rights.ts";
import { rolesWithRights } from "./queries.ts";
import { remindOfReview } from "./remind-of-review.ts";
import { reviewSource } from "./rights-review.ts";
import { listRoleClaims, saveRoleClaims } from "./role-claims.ts";
import { endUserClaim, listUserClaims, rightsApprovalActs, saveUserClaim } from "./user-claims.ts";

export const family = {
  handlers: {
    listPageOpeners,
    listRightsReviews: pageOf(reviewSource),
    getRightsReview: (ctx, { id }) => oneOf(reviewSource, ctx, id, {}),
    confirmRights,
    listRoleClaims,
    previewRights,
    saveRoleClaims,
    listUserClaims,
    saveUserClaim,
    endUserClaim,
    listMenus,
    saveMenu,
    listMenuClaims,
    saveMenuClaims,
    saveMenuOrder,
  },
  lists: [
    wholeExportOfList(roleClaimList, rolesWithRights),
    wholeExportOfList(menuList, async (db) => (await menusOf(db)).labels),
    openersExport,
    exportOfList(rightsReviewList, reviewSource),
  ],
  approvalActs: rightsApprovalActs,
  jobs: [remindOfReview],
} satisfies Family;
