import { putmeResultList } from "@polyportal/api-client/list/putme-results";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { putmeResultHandlers } from "./handlers.ts";
import { putmeImporter } from "./import-results.ts";
import { putmeResultSource } from "./list-results.ts";
import { putmeResultApprovalActs } from "./release-results.ts";

export const family = {
  handlers: putmeResultHandlers,
  lists: [exportOfList(putmeResultList, putmeResultSource)],
  importers: [putmeImporter],
  approvalActs: putmeResultApprovalActs,
} satisfies Family;
