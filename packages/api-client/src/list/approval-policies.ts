import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { claimName } from "@polyportal/domain/rights/claims";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { describeList } from "./describe.ts";

const { policyColumns: columns, needed, notNeeded } = words;

/** Which acts two people do. */
export const approvalPolicyList = describeList({
  name: "listApprovalPolicies",
  title: words.policiesTitle,
  search: columns.name,
  key: "act",
  columns: [
    { id: "name", label: columns.name, value: ({ name }) => capitalised(name) },
    {
      id: "enabled",
      label: columns.enabled,
      value: ({ enabled }) => (enabled ? needed : notNeeded),
    },
    {
      id: "claim",
      label: columns.claim,
      value: ({ claim, roles }) => words.approvedBy(claimName(claim), roles.map(roleLabel)),
    },
    { id: "approvers", label: columns.approvers, kind: "number" },
    {
      id: "since",
      label: columns.since,
      kind: "date",
      words: ({ since }) => (since ? undefined : words.asDefault),
    },
    { id: "by", label: columns.by },
    { id: "reason", label: columns.reason },
  ],
  sorts: {
    name: true,
    enabled: true,
    claim: true,
    approvers: true,
    since: true,
    by: true,
    reason: true,
  },
  filters: {},
});
