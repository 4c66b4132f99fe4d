import { approvalList } from "@polyportal/api-client/list/approvals";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { ApprovalDetail } from "./approval-detail.tsx";

type Approval = RowOf<"listApprovals">;

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

type Asked = { approval: Approval; approve: boolean };

/** What waits for this person's decision, and what this person has asked for. */
export function Approvals() {
  const [asked, setAsked] = useState<Asked>();
  const invalidates = [
    "listApprovals",
    "listNotifications",
    "getUser",
    "listUsers",
    "getHistory",
  ] as const;
  const queryClient = useQueryClient();
  const { mutateAsync: decide } = useOperation("decideApproval", {
    invalidates,
    // Whoever is refused looks at an old list: it is another's by now, or decided.
    onError: () => void invalidate(queryClient, ["listApprovals"]),
  });
  const { mutate: takeBack } = useOperation("withdrawApproval", {
    invalidates,
    onSuccess: () => toast({ title: approvalMessages.withdrawn, status: "success" }),
    onError: tellFailed,
  });
  const rowActions = useCallback(
    (approval: Approval) => {
      const over = approval.state === "waiting" ? undefined : states[approval.state];
      const disabledReason = over ?? approval.barred ?? undefined;
      return [
        { label: approve, disabledReason, onSelect: () => setAsked({ approval, approve: true }) },
        {
          label: refuse,
          danger: true,
          disabledReason,
          onSelect: () => setAsked({ approval, approve: false }),
        },
        {
          label: withdraw,
          disabledReason: over ?? (approval.own ? undefined : approvalMessages.notOwn),
          onSelect: () => takeBack({ id: approval.id }),
        },
      ];
    },
    [takeBack],
  );
  const past = useRecordHistory("approval", { ...approvals, rowActions });
  return (
    <>
      <ListSection
        {...approvals}
        filters={useListFilters(approvalList)}
        rowActions={past.rowActions}
        rowKeys={rowKeys}
        rowDetail={detailOf}
      />
      {past.over}
      {asked && (
        <AskAct
          title={`${asked.approve ? approve : refuse}: ${asked.approval.title}`}
          question={asked.approve ? approvalMessages.carriedOut : approvalMessages.remarkHint}
          optional={asked.approve}
          label={asked.approve ? approve : refuse}
          onClose={() => setAsked(undefined)}
          onAct={async ({ reason: remark }) => {
            await decide({ id: asked.approval.id, approve: asked.approve, remark });
            const title = asked.approve ? approvalMessages.saved : approvalMessages.refusedSaved;
            toast({ title, status: "success" });
          }}
        >
          <ApprovalDetail approval={asked.approval} />
        </AskAct>
      )}
    </>
  );
}
