import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import type { Handlers } from "../../server/handler.ts";
import { listMenus, saveMenu, saveMenuClaims, saveMenuOrder } from "./menus.ts";
import { listPageOpeners } from "./page-openers.ts";
import { listRoleClaims, previewRoleClaims, saveRoleClaims } from "./role-claims.ts";
import { endUserClaim, listUserClaims, saveUserClaim } from "./user-claims.ts";

export const rightsHandlers = {
  listPageOpeners,
  listRoleClaims,
  previewRoleClaims,
  saveRoleClaims,
  listUserClaims,
  saveUserClaim,
  endUserClaim,
  listMenus,
  saveMenu,
  saveMenuClaims,
  saveMenuOrder,
} satisfies Handlers<typeof rightsEndpoints>;
