import type { Family } from "../family.ts";
import { unitExports } from "./export-units.ts";
import { facultyHandlers } from "./handlers.ts";
import { optionsImporter } from "./import-options.ts";
import { departmentsImporter, facultiesImporter } from "./import-units.ts";
import { facultyApprovalActs } from "./move-department.ts";

export const family = {
  handlers: facultyHandlers,
  lists: unitExports,
  importers: [facultiesImporter, departmentsImporter, optionsImporter],
  approvalActs: facultyApprovalActs,
} satisfies Family;
