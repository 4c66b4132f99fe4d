import { approvalList } from "@polyportal/api-client/list/approvals";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { ApprovalDetail } from "./approval-detail.tsx";
import { DecideApproval, shownByApprovals, type Approval } from "./decide-approval.tsx";

const { states, approve, refuse, withdraw } = approvalMessages;

const looks = {
  waiting: "warning",
  approved: "success",
  refused: "fail",
  lapsed: "unapproved",
  withdrawn: "unapproved",
} as const;

const approvals = listOf(approvalList, {
  title: { width: 14, grow: 3 },
  requester: { width: 9 },
  requestedAt: { width: 8, grow: 0 },
  lapsesAt: { width: 8, grow: 0 },
  state: { badge: ({ state }) => looks[state], width: 7.5, grow: 0 },
});

const detailOf = (approval: Approval) => <ApprovalDetail approval={approval} />;

/** The queue is gone through by `j` and `k`, and decided by these; each asks before it does anything. */
const rowKeys = { a: approve, r: refuse };

/** What waits for this person's decision, and what this person has asked for. */
export function Approvals() {
  const [over, open] = useOver();
  const { mutate: takeBack } = useOperation("withdrawApproval", {
    invalidates: shownByApprovals,
    onSuccess: () => toast({ title: approvalMessages.withdrawn, status: "success" }),
    onError: tellFailed,
  });
  const rowActions = useCallback(
    (approval: Approval) => {
      const over = approval.state === "waiting" ? undefined : states[approval.state];
      const disabledReason = over ?? approval.barred ?? undefined;
      const decide = (approved: boolean) => () => open(DecideApproval, { approval, approved });
      return [
        { label: approve, disabledReason, onSelect: decide(true) },
        { label: refuse, danger: true, disabledReason, onSelect: decide(false) },
        {
          label: withdraw,
          disabledReason: over ?? (approval.own ? undefined : approvalMessages.notOwn),
          onSelect: () => takeBack({ id: approval.id }),
        },
      ];
    },
    [open, takeBack],
  );
  return (
    <>
      <ListSection
        {...approvals}
        rowActions={rowActions}
        rowKeys={rowKeys}
        rowDetail={detailOf}
        history="approval"
      />
      {over}
    </>
  );
}
