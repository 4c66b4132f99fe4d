import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { formatDate } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { claimName } from "@polyportal/domain/rights/claims";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { WholeTable } from "../../parts/list/whole-table.tsx";
import type { Policy } from "./approver-claim.tsx";

const ApproverClaim = lazyPart(async () => (await import("./approver-claim.tsx")).ApproverClaim);

const SwitchPolicy = lazyPart(async () => (await import("./switch-policy.tsx")).SwitchPolicy);

const {
  policyColumns: heads,
  needed,
  notNeeded,
  approvedBy,
  asDefault,
  switchOn,
  switchOff,
} = approvalMessages;

const columns: readonly DataColumn<Policy>[] = [
  {
    id: "name",
    header: heads.name,
    value: ({ name }) => name.replace(/^./, (letter) => letter.toUpperCase()),
    width: 11.5,
    grow: 3,
  },
  {
    id: "enabled",
    header: heads.enabled,
    value: ({ enabled }) => (enabled ? needed : notNeeded),
    cell: ({ enabled }) => (
      <Badge status={enabled ? "success" : "warning"}>{enabled ? needed : notNeeded}</Badge>
    ),
    width: 9,
    grow: 0,
  },
  {
    id: "claim",
    header: heads.claim,
    value: ({ claim, roles }) => approvedBy(claimName(claim), roles.map(roleLabel)),
    width: 9.5,
    grow: 2,
  },
  {
    id: "approvers",
    header: heads.approvers,
    value: ({ approvers }) => approvers,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "since",
    header: heads.since,
    value: ({ since }) => (since ? formatDate(since) : asDefault),
    width: 7,
  },
  { id: "by", header: heads.by, value: ({ by }) => by, width: 8 },
  { id: "reason", header: heads.reason, value: ({ reason }) => reason, width: 7, grow: 2 },
];

const idOf = ({ act }: Policy) => act;
const nameOf = ({ name }: Policy) => name;

/** Which acts two people do, and how many may approve each. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listApprovalPolicies", {}));
  const mayApprove = useMay("users.approve", "saveApprovalPolicy", "saveApprovalClaim");
  const [switching, setSwitching] = useState<Policy["act"]>();
  const switched = query.data?.find(({ act }) => act === switching);
  const [changing, setChanging] = useState<Policy["act"]>();
  const changed = query.data?.find(({ act }) => act === changing);
  const rowActions = useCallback(
    (policy: Policy) => [
      {
        label: policy.enabled ? switchOff : switchOn,
        danger: policy.enabled,
        disabledReason: mayApprove ? undefined : actMessages.noClaim,
        onSelect: () => setSwitching(policy.act),
      },
      {
        label: policyMessages.change,
        disabledReason: mayApprove ? (policy.fixed ?? undefined) : actMessages.noClaim,
        onSelect: () => setChanging(policy.act),
      },
    ],
    [mayApprove],
  );
  const past = useRecordHistory("approvalPolicy", { rowId: idOf, rowLabel: nameOf, rowActions });
  return (
    <PortalPage
      title={approvalMessages.policiesTitle}
      lead={approvalMessages.policiesLead}
      actions={<ExportMenu list="listApprovalPolicies" columns={columns} />}
    >
      <Fetched query={query}>
        {(policies) => (
          <WholeTable
            list="listApprovalPolicies"
            title={approvalMessages.policiesTitle}
            columns={columns}
            rows={policies}
            rowId={idOf}
            rowLabel={nameOf}
            rowActions={past.rowActions}
            searchLabel={heads.name}
          />
        )}
      </Fetched>
      {past.over}
      {changed && (
        <Suspense fallback={null}>
          <ApproverClaim policy={changed} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      {switched && (
        <Suspense fallback={null}>
          <SwitchPolicy policy={switched} onClose={() => setSwitching(undefined)} />
        </Suspense>
      )}
    </PortalPage>
  );
}
