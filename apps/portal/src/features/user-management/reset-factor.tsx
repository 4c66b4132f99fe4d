import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { userMessages } from "@polyportal/domain/messages/users";
import { wordsOfFactorReset } from "@polyportal/domain/rights/role-claims";
import { AskAct } from "../../parts/act/ask.tsx";

type Props = { user: Output<"getUser">; onClose: () => void };

/** Asks before somebody's lost authenticator app is switched off. */
export function ResetFactor({ user: { id, fullName, userName }, onClose }: Props) {
  const { mutateAsync } = useOperation("resetSecondFactor", {
    invalidates: ["listUsers", "getUser"],
  });
  return (
    <AskAct
      title={userMessages.resetFactor}
      question={userMessages.resetFactorQuestion(fullName)}
      words={wordsOfFactorReset(userName)}
      label={userMessages.resetFactor}
      onClose={onClose}
      onAct={(given) => mutateAsync({ id, ...given })}
      done={userMessages.factorReset(fullName)}
    />
  );
}
