import type { Family } from "../family.ts";
import { approvalExport } from "./export-approvals.ts";
import { policyExport } from "./export-policies.ts";
import { lapseApprovals } from "./lapse.ts";
import { pastOfApproval } from "./past.ts";

export const family = {
  lists: [approvalExport, policyExport],
  jobs: [lapseApprovals],
  history: { approval: pastOfApproval },
} satisfies Family;
