import { approvalList } from "@polyportal/api-client/list/approvals";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { actMessages } from "@polyportal/domain/messages/act";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
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

const columns = columnsOf(approvalList, {
  title: { width: 14, grow: 3 },
  requester: { width: 9 },
  requestedAt: { width: 8, grow: 0 },
  lapsesAt: { width: 8, grow: 0 },
  state: {
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    width: 7.5,
    grow: 0,
  },
});

const filters: readonly Filter[] = [
  choiceOf(approvalList, "side"),
  choiceOf(approvalList, "state"),
  choiceOf(approvalList, "act"),
];

const idOf = ({ id }: Approval) => id;
const nameOf = ({ title }: Approval) => title;
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
    onSuccess: () => toast({ title: approvalMessages.withdrawn, tone: "success" }),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
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
  const past = useRecordHistory("approval", { rowId: idOf, rowLabel: nameOf, rowActions });
  return (
    <>
      <ListSection
        exported
        list="listApprovals"
        title={approvalMessages.title}
        columns={columns}
        filters={filters}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={past.rowActions}
        rowKeys={rowKeys}
        rowDetail={detailOf}
        empty={approvalMessages.none}
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
            toast({ title, tone: "success" });
          }}
        >
          <ApprovalDetail approval={asked.approval} />
        </AskAct>
      )}
    </>
  );
}
