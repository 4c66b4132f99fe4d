import { setupList } from "@polyportal/api-client/list/application-setups";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { applicationSetupApprovalActs } from "./change-fee.ts";
import { applicationSetupHandlers } from "./handlers.ts";
import { setupSource } from "./list-setups.ts";

export const family = {
  handlers: applicationSetupHandlers,
  lists: [exportOfList(setupList, setupSource)],
  approvalActs: applicationSetupApprovalActs,
} satisfies Family;
