import type { Family } from "../family.ts";
import { holidayExport } from "./export-holidays.ts";
import { holidayHandlers } from "./handlers.ts";

export const family = {
  handlers: holidayHandlers,
  lists: [holidayExport],
} satisfies Family;
