import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalActs } from "@polyportal/domain/approval/acts";
import { approvingClaims } from "@polyportal/domain/approval/approving-claims";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { claimName, type Claim } from "@polyportal/domain/rights/claims";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { Select } from "@polyportal/ui/select";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { DraftConflict } from "./draft-conflict.tsx";
import { useDraft } from "./use-draft.ts";
import { WhoApproves } from "./who-approves.tsx";

export type Policy = Output<"listApprovalPolicies">[number];

type Props = {
  /** As the server last said it. */
  policy: Policy;
  onClose: () => void;
};

const claimOf = ({ claim }: Policy) => [claim];
const nameOf = (chosen: readonly string[]) => chosen.map((one) => claimName(one as Claim)).join();
const compared = (mine: readonly string[], theirs: readonly string[]) => [
  { label: words.policyColumns.claim, before: nameOf(mine), after: nameOf(theirs) },
];

/** Another right by which an act is approved; who gains and loses it stands before it is saved. */
export function ApproverClaim({ policy, onClose }: Props) {
  const queryClient = useQueryClient();
  const draft = useDraft(policy, claimOf, () => invalidate(queryClient, ["listApprovalPolicies"]));
  const claim = draft.value[0] as Claim;
  const [unchanged, setUnchanged] = useState(false);
  const { mutateAsync } = useOperation("saveApprovalClaim", {
    invalidates: ["listApprovals", "getHistory"],
  });
  const delivered = approvalActs[policy.act].claim;
  return (
    <AskAct
      title={`${policyMessages.change}: ${policy.name}`}
      question={policyMessages.changeQuestion}
      words={policyMessages.changeWords}
      label={policyMessages.change}
      onClose={onClose}
      onAct={async (given) => {
        if (!draft.changed) {
          setUnchanged(true);
          return false;
        }
        const done = await draft.save(({ act, revision }) =>
          mutateAsync({ act, claim, revision, ...given }),
        );
        if (done) toast({ title: actMessages.saved(words.policy), status: "success" });
        return done;
      }}
    >
      <DraftConflict draft={draft} fieldsOf={compared} onTaken={onClose} />
      <div className="my-3">
        <Select
          id="approver"
          label={words.policyColumns.claim}
          error={unchanged && !draft.changed ? policyMessages.chooseAnother : undefined}
          options={approvingClaims.map((one) => {
            const label = capitalised(claimName(one));
            return {
              value: one,
              label: one === delivered ? policyMessages.delivered(label) : label,
            };
          })}
          placeholder={null}
          value={claim}
          onChosen={(chosen) => draft.change([String(chosen)])}
        />
      </div>
      {draft.changed && <WhoApproves key={policy.revision} act={policy.act} claim={claim} />}
    </AskAct>
  );
}
