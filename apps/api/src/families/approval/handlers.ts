import type { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import type { ApprovalAct } from "../../approval/act.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { decideApproval, withdrawApproval } from "./decide.ts";
import { approvalSource } from "./list-approvals.ts";
import { previewApprovalClaim, saveApprovalClaim } from "./policy-claim.ts";
import { listApprovalPolicies, saveApprovalPolicy } from "./policies.ts";

/** The handlers of approvals, which carry out the acts that families declare. */
export const approvalHandlers = (acts: readonly ApprovalAct[]) =>
  ({
    listApprovals: pageOf(approvalSource),
    decideApproval: decideApproval(acts),
    withdrawApproval,
    listApprovalPolicies,
    saveApprovalPolicy,
    previewApprovalClaim,
    saveApprovalClaim,
  }) satisfies Handlers<typeof approvalEndpoints>;
