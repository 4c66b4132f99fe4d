import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { reopenMessages as words } from "@polyportal/domain/messages/reopen-decisions";
import { userMessages } from "@polyportal/domain/messages/users";
import { AskAct } from "../../parts/act/ask.tsx";

type Props = { user: Output<"getUser">; onClose: () => void };

/** Asks why somebody decides at once whose account was changed within a day. */
export function ReopenDecisions({ user: { id, fullName }, onClose }: Props) {
  const { mutateAsync } = useOperation("reopenDecisions", {
    invalidates: ["getUser", "getHistory"],
  });
  return (
    <AskAct
      title={words.title(fullName)}
      question={words.question(fullName)}
      label={userMessages.reopen}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, reason })}
      done={words.done(fullName)}
    />
  );
}
