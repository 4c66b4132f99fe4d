import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask-act.tsx";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import type { Policy } from "./approver-claim.tsx";

type Props = {
  /** As the server last said it. */
  policy: Policy;
  onClose: () => void;
};

const stateOf = (enabled: boolean) => (enabled ? words.needed : words.notNeeded);

/** Switches an approval on or off; what another has said of the same act meanwhile stands beside it. */
export function SwitchPolicy({ policy, onClose }: Props) {
  const queryClient = useQueryClient();
  const stale = useStale(policy, () => invalidate(queryClient, ["listApprovalPolicies"]));
  // What is meant is what was pressed, however the policy stands meanwhile.
  const [enabled] = useState(!policy.enabled);
  const { mutateAsync } = useOperation("saveApprovalPolicy", {
    invalidates: ["listApprovalPolicies"],
  });
  const label = enabled ? words.switchOn : words.switchOff;
  return (
    <AskAct
      title={`${label}: ${policy.name}`}
      question={words.switchQuestion(enabled)}
      words={words.words(enabled)}
      label={label}
      onClose={onClose}
      onAct={async (given) => {
        const saved = await stale.save((revision) =>
          mutateAsync({ act: policy.act, enabled, revision, ...given }),
        );
        if (saved) toast({ title: actMessages.saved(words.policy), status: "success" });
        return saved;
      }}
    >
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={[
            {
              label: words.policyColumns.enabled,
              before: stateOf(enabled),
              after: stateOf(stale.theirs.enabled),
            },
          ]}
          onKeepMine={stale.accept}
          onTakeTheirs={onClose}
        />
      )}
    </AskAct>
  );
}
