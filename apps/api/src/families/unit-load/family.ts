import type { Family } from "../family.ts";
import { studentLoadExport } from "./export-students.ts";
import { unitLoadApprovalActs } from "./give-loads.ts";
import { unitLoadHandlers } from "./handlers.ts";
import { givenLoads } from "./write-loads.ts";

export const family = {
  handlers: unitLoadHandlers,
  lists: [studentLoadExport],
  bulkEdits: [givenLoads.edit],
  approvalActs: unitLoadApprovalActs,
} satisfies Family;
