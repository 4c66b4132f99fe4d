import type { Output } from "@polyportal/api-client/client/client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";

/** Of the acts that two people do one that is as delivered and fixed, and one that was switched off. */
export const approvalPolicies: Output<"listApprovalPolicies"> = [
  {
    act: "superAdministrator",
    name: "make, end or switch off a super administrator",
    claim: "users.approve",
    roles: ["registrar"],
    enabled: true,
    approvers: 3,
    fixed: errorCodes.fixed_policy.message,
    revision: 0,
    since: null,
    by: null,
    reason: "",
  },
  {
    act: "approvingRole",
    name: "give somebody a role that approves",
    claim: "users.approve",
    roles: [],
    enabled: false,
    approvers: 2,
    fixed: null,
    revision: 0,
    since: "2026-11-20T09:30:00.000Z",
    by: "Effiong Emmanuel Bassey",
    reason: "The school has one administrator until January.",
  },
];

/** Who can open a page, by a role and by what one person was given. */
export const pageOpeners: Output<"listPageOpeners">["items"] = [
  {
    id: "u-1",
    fullName: "Effiong Emmanuel Bassey",
    userName: "admin",
    role: "super administrator",
    reasons: [{ claim: "audit.see", sources: ["role: super administrator"] }],
  },
  {
    id: "u-2",
    fullName: "Bello Fatima",
    userName: "helpdesk.two",
    role: "help desk",
    reasons: [
      { claim: "audit.see", sources: ["further role: registrar", "allowed to this person"] },
    ],
  },
];
