import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import type { Handlers } from "../../server/handler.ts";
import { listMenus, saveMenu, saveMenuClaims, saveMenuOrder } from "./menus.ts";
import { listPageOpeners } from "./page-openers.ts";
import { listRoleClaims, previewRoleClaims, saveRoleClaims } from "./role-claims.ts";

export const rightsHandlers = {
  listPageOpeners,
  listRoleClaims,
  previewRoleClaims,
  saveRoleClaims,
  listMenus,
  saveMenu,
  saveMenuClaims,
  saveMenuOrder,
} satisfies Handlers<typeof rightsEndpoints>;
