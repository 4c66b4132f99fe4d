import type { Family } from "../family.ts";
import { staffRequestExport } from "./export-requests.ts";
import { staffRequestHandlers } from "./handlers.ts";
import { pastOfStaffRequest } from "./past.ts";

export const family = {
  handlers: staffRequestHandlers,
  lists: [staffRequestExport],
  history: { staffRequest: pastOfStaffRequest },
} satisfies Family;
