import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import type { Handlers } from "../../server/handler.ts";
import { listMenus, saveMenu, saveMenuClaims, saveMenuOrder } from "./menus.ts";
import { listRoleClaims, previewRoleClaims, saveRoleClaims } from "./role-claims.ts";

export const rightsHandlers = {
  listRoleClaims,
  previewRoleClaims,
  saveRoleClaims,
  listMenus,
  saveMenu,
  saveMenuClaims,
  saveMenuOrder,
} satisfies Handlers<typeof rightsEndpoints>;
