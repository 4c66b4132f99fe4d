import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { confirmRights } from "./confirm-rights.ts";
import { openersExport } from "./export-openers.ts";
import { reviewExport } from "./export-review.ts";
import { menuExport, roleExport } from "./export-rights.ts";
import { listMenuClaims, listMenus, saveMenu, saveMenuClaims, saveMenuOrder } from "./menus.ts";
import { listPageOpeners } from "./page-openers.ts";
import { previewRights } from "./preview-rights.ts";
import { remindOfReview } from "./remind-of-review.ts";
import { reviewList } from "./rights-review.ts";
import { listRoleClaims, saveRoleClaims } from "./role-claims.ts";
import { rightsApprovalActs, endUserClaim, listUserClaims, saveUserClaim } from "./user-claims.ts";

export const family = {
  handlers: {
    listPageOpeners,
    listRightsReviews: pageOf(reviewList),
    getRightsReview: (ctx, { id }) => oneOf(reviewList, ctx, id, {}),
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
  lists: [roleExport, menuExport, openersExport, reviewExport],
  approvalActs: rightsApprovalActs,
  jobs: [remindOfReview],
} satisfies Family;
