import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { confirmRights } from "./confirm-rights.ts";
import { listMenuClaims, listMenus, saveMenu, saveMenuClaims, saveMenuOrder } from "./menus.ts";
import { listPageOpeners } from "./page-openers.ts";
import { previewRights } from "./preview-rights.ts";
import { reviewSource } from "./rights-review.ts";
import { listRoleClaims, saveRoleClaims } from "./role-claims.ts";
import { endUserClaim, listUserClaims, saveUserClaim } from "./user-claims.ts";

export const rightsHandlers = {
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
} satisfies Handlers<typeof rightsEndpoints>;
