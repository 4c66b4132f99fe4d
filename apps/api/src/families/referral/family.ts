import type { Family } from "../family.ts";
import { referralExport } from "./export-referrals.ts";
import { referralHandlers } from "./handlers.ts";

export const family = {
  handlers: referralHandlers,
  lists: [referralExport],
} satisfies Family;
