import { approvalActNames, approvalStates } from "@polyportal/domain/approval/acts";
import { approvingClaims } from "@polyportal/domain/approval/approving-claims";
import { roles } from "@polyportal/domain/authentication/roles";
import { claims } from "@polyportal/domain/rights/claims";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { done, nothing, timestamp } from "./shared.ts";

const act = z.enum(approvalActNames);
const staff = { audience: ["lecturer", "official"], scope: "each-by-its-right" } as const;
const approver = z.enum(approvingClaims, "please select a right");
/** How many people, and the first of their names. */
const whom = z.object({ count: z.int(), people: z.array(z.string()) });
const facts = z.record(z.string(), z.string());

export const approvalEndpoints = {
  listApprovals: listOf({
    ...staff,
    path: "/api/Approval/approvals",
    summary: "What waits for the caller's approval, and what the caller has asked for",
    row: z.object({
      id: z.uuid(),
      act,
      title: z.string(),
      reason: z.string(),
      before: facts,
      after: facts,
      requester: z.string(),
      requestedAt: timestamp,
      lapsesAt: timestamp,
      state: z.enum(approvalStates),
      decidedBy: z.nullable(z.string()),
      decidedAt: z.nullable(timestamp),
      remark: z.string(),
      /** The caller has asked for it. */
      own: z.boolean(),
      /** Why the caller cannot decide it; null if they can. */
      barred: z.nullable(z.string()),
    }),
    filters: {
      state: several(z.enum(approvalStates)),
      act: several(act),
      /** `decide`: the caller may decide. `own`: the caller has asked. */
      side: z.enum(["decide", "own"]),
    },
    sorts: ["requestedAt"],
  }),
  decideApproval: endpoint({
    ...staff,
    method: "POST",
    path: "/api/Approval/decide/{id}",
    summary:
      "Approves what another has asked for, which carries it out, or refuses it with a reason",
    input: z.object({
      id: z.uuid(),
      approve: z.boolean(),
      /** Required for a refusal. */
      remark: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
    }),
    output: done,
    errors: [
      "not_found",
      "own_work",
      "account_changed",
      "approval_lapsed",
      "already_decided",
      "reason_needed",
      // If the approved act can no longer be carried out.
      "conflict",
      "claim_not_held",
      "own_role",
      "email_taken",
      "last_super_administrator",
      "nothing_to_release",
      "office_held",
      "user_name_taken",
    ],
  }),
  withdrawApproval: endpoint({
    ...staff,
    method: "POST",
    path: "/api/Approval/withdraw/{id}",
    summary: "Takes back what one has asked for",
    input: z.object({ id: z.uuid() }),
    output: done,
    errors: ["not_found", "already_decided"],
  }),
  listApprovalPolicies: endpoint({
    audience: ["official"],
    claim: "users.see",
    whole: true,
    method: "GET",
    path: "/api/Approval/policies",
    summary: "Which acts need the approval of another, and who may approve them",
    input: nothing,
    output: z.array(
      z.object({
        act,
        name: z.string(),
        enabled: z.boolean(),
        /** Whoever has it may approve. */
        claim: z.enum(claims),
        /** Whoever has one of these roles may approve too. */
        roles: z.array(z.enum(roles)),
        /** How many people may approve it. */
        approvers: z.int(),
        /** Why the right cannot be changed; null if it can. */
        fixed: z.nullable(z.string()),
        /** How often it was switched, or its right changed. */
        revision: z.int(),
        since: z.nullable(timestamp),
        by: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
    errors: [],
  }),
  saveApprovalPolicy: endpoint({
    audience: ["official"],
    claim: "users.approve",
    method: "PUT",
    path: "/api/Approval/policies",
    summary: "Says whether an act needs the approval of another; the leading officers are told",
    input: z.object({ act, enabled: z.boolean(), revision: z.int(), reason, typed: z.string() }),
    output: done,
    errors: ["conflict", "typed_wrong", "password_needed"],
  }),
  previewApprovalClaim: endpoint({
    audience: ["official"],
    claim: "users.approve",
    method: "GET",
    path: "/api/Approval/policies/preview",
    summary: "Who could approve an act, and who no longer, by another right; nothing is changed",
    input: z.object({ act, claim: approver }),
    output: z.object({
      gains: whom,
      loses: whom,
      /** Pending requests that this affects. */
      waiting: z.int(),
      /** Why it would be refused; null if it would be saved. */
      refused: z.nullable(z.string()),
    }),
    errors: ["fixed_policy"],
  }),
  saveApprovalClaim: endpoint({
    audience: ["official"],
    claim: "users.approve",
    method: "PUT",
    path: "/api/Approval/policies/claim",
    summary: "Says by which right others approve an act, what waits already too",
    input: z.object({ act, claim: approver, revision: z.int(), reason, typed: z.string() }),
    output: done,
    errors: ["conflict", "fixed_policy", "nobody_else_approves", "typed_wrong", "password_needed"],
  }),
};
