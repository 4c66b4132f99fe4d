import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { heldDecisionMessages as words } from "@polyportal/domain/messages/held-decisions";
import { toast } from "@polyportal/ui/toast";
import { AskAct } from "../../parts/act/ask.tsx";

type Props = { user: Output<"getUser">; onClose: () => void };

/** Asks why somebody decides at once whose account was changed within a day. */
export function ReopenDecisions({ user: { id, fullName }, onClose }: Props) {
  const { mutateAsync } = useOperation("reopenDecisions", {
    invalidates: ["getUser", "getHistory"],
  });
  return (
    <AskAct
      title={words.reopenTitle(fullName)}
      question={words.reopenQuestion(fullName)}
      label={words.reopen}
      onClose={onClose}
      onAct={async ({ reason }) => {
        await mutateAsync({ id, reason });
        toast({ title: words.reopened(fullName), tone: "success" });
      }}
    />
  );
}
