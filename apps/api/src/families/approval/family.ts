import { approvalPolicyList } from "@polyportal/api-client/list/approval-policies";
import { approvalList } from "@polyportal/api-client/list/approvals";
import { exportOfList, wholeExportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { lapseApprovals } from "./lapse.ts";
import { approvalSource } from "./list-approvals.ts";
import { historyOfApproval } from "./history-source.ts";
import { policiesOf } from "./policies.ts";

export const family = {
  lists: [
    exportOfList(approvalList, approvalSource),
    wholeExportOfList(approvalPolicyList, policiesOf),
  ],
  jobs: [lapseApprovals],
  history: { approval: historyOfApproval },
} satisfies Family;
