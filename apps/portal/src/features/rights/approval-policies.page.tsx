import { approvalPolicyList } from "@polyportal/api-client/list/approval-policies";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { listOf } from "../../parts/list/described.ts";
import { WholePage } from "../../parts/list/whole-page.tsx";
import type { Policy } from "./approver-claim.tsx";

const ApproverClaim = lazyPart(async () => (await import("./approver-claim.tsx")).ApproverClaim);

const SwitchPolicy = lazyPart(async () => (await import("./switch-policy.tsx")).SwitchPolicy);

const policies = listOf(approvalPolicyList, {
  name: { width: 11.5, grow: 3 },
  enabled: { badge: ({ enabled }) => (enabled ? "success" : "warning"), width: 9, grow: 0 },
  claim: { width: 9.5, grow: 2 },
  approvers: { width: 6, grow: 0 },
  since: { width: 7 },
  reason: { width: 7, grow: 2 },
});

type Asked = { which: "switch" | "claim"; act: Policy["act"] };

/** Which acts two people do, and how many may approve each. */
export function Page() {
  const mayApprove = useMay("users.approve", "saveApprovalPolicy", "saveApprovalClaim");
  const { data } = useQuery(queryOptionsFor(useClient(), "listApprovalPolicies", {}));
  const [asked, setAsked] = useState<Asked>();
  const policy = data?.find(({ act }) => act === asked?.act);
  const Form = asked?.which === "claim" ? ApproverClaim : SwitchPolicy;
  const rowActions = useCallback(
    ({ act, enabled, fixed }: Policy) => [
      {
        label: enabled ? words.switchOff : words.switchOn,
        danger: enabled,
        disabledReason: mayApprove ? undefined : actMessages.noClaim,
        onSelect: () => setAsked({ which: "switch", act }),
      },
      {
        label: policyMessages.change,
        disabledReason: mayApprove ? (fixed ?? undefined) : actMessages.noClaim,
        onSelect: () => setAsked({ which: "claim", act }),
      },
    ],
    [mayApprove],
  );
  return (
    <WholePage
      {...policies}
      lead={words.policiesLead}
      rowsIn={(answer) => answer}
      rowActions={rowActions}
      history="approvalPolicy"
      over={policy && <Form policy={policy} onClose={() => setAsked(undefined)} />}
    />
  );
}
