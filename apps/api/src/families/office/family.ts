import type { Family } from "../family.ts";
import { copiedAdvisers } from "./advisers.ts";
import { adviserExport } from "./export-advisers.ts";
import { officeExport } from "./export-offices.ts";
import { officeHandlers } from "./handlers.ts";

export const family = {
  handlers: officeHandlers,
  lists: [officeExport, adviserExport],
  bulkEdits: [copiedAdvisers.edit],
} satisfies Family;
