import type { Family } from "../family.ts";
import { putmeResultExport } from "./export-results.ts";
import { putmeResultHandlers } from "./handlers.ts";
import { putmeImporter } from "./import-results.ts";
import { putmeResultApprovalActs } from "./release-results.ts";

export const family = {
  handlers: putmeResultHandlers,
  lists: [putmeResultExport],
  importers: [putmeImporter],
  approvalActs: putmeResultApprovalActs,
} satisfies Family;
