import { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { formatDate } from "@polyportal/domain/format/date";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { claimName } from "@polyportal/domain/rights/claims";
import { wholeExportOf } from "../../export/whole-list.ts";
import { policiesOf } from "./policies.ts";

const { policyColumns: columns, approvedBy, asDefault, needed, notNeeded } = approvalMessages;

/** The export of which acts need approval. */
export const policyExport = wholeExportOf(
  "listApprovalPolicies",
  approvalEndpoints.listApprovalPolicies,
  {
    title: approvalMessages.policiesTitle,
    rows: policiesOf,
    keyOf: ({ act }) => act,
    columns: [
      { id: "name", label: columns.name, cell: ({ name }) => name },
      {
        id: "enabled",
        label: columns.enabled,
        cell: ({ enabled }) => (enabled ? needed : notNeeded),
      },
      {
        id: "claim",
        label: columns.claim,
        cell: ({ claim, roles }) => approvedBy(claimName(claim), roles.map(roleLabel)),
      },
      {
        id: "approvers",
        label: columns.approvers,
        kind: "number",
        cell: ({ approvers }) => approvers,
      },
      {
        id: "since",
        label: columns.since,
        cell: ({ since }) => (since ? formatDate(since) : asDefault),
      },
      { id: "by", label: columns.by, cell: ({ by }) => by },
      { id: "reason", label: columns.reason, cell: ({ reason }) => reason },
    ],
  },
);
