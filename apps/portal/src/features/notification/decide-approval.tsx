import type { RowOf } from "@polyportal/api-client/list/describe";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { useQueryClient } from "@tanstack/react-query";
import { AskAct } from "../../parts/act/ask.tsx";
import { ApprovalDetail } from "./approval-detail.tsx";

export type Approval = RowOf<"listApprovals">;

type Props = { approval: Approval; approved: boolean; onClose: () => void };

/** Whatever shows what is asked for, or is changed once it is approved. */
export const shownByApprovals = [
  "listApprovals",
  "listNotifications",
  "getUser",
  "listUsers",
  "getHistory",
] as const;

/** Shows what is asked for, and asks for a remark before it is approved or refused. */
export function DecideApproval({ approval, approved, onClose }: Props) {
  const { id, title } = approval;
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("decideApproval", {
    invalidates: shownByApprovals,
    // Whoever is refused looks at an old list: it is another's by now, or decided.
    onError: () => void invalidate(queryClient, ["listApprovals"]),
  });
  const label = approved ? words.approve : words.refuse;
  return (
    <AskAct
      title={`${label}: ${title}`}
      question={approved ? words.carriedOut : words.remarkHint}
      optional={approved}
      label={label}
      onClose={onClose}
      onAct={({ reason: remark }) => mutateAsync({ id, approve: approved, remark })}
      done={approved ? words.saved : words.refusedSaved}
    >
      <ApprovalDetail approval={approval} />
    </AskAct>
  );
}
