import type { Input, Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { Alert } from "@polyportal/ui/alert";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Progress } from "@polyportal/ui/progress";
import { useQuery } from "@tanstack/react-query";
import { useHoldAct } from "../../parts/act/hold-act.ts";

/** Who could approve an act by another right, and who no longer, before it is saved. */
export function WhoApproves(wish: Input<"previewApprovalClaim">) {
  const { data, error } = useQuery({
    ...queryOptionsFor(useClient(), "previewApprovalClaim", wish, { staleTimeMs: 0 }),
    gcTime: 0,
  });
  useHoldAct(!data && !error);
  if (error) return <Alert status="fail">{error.message}</Alert>;
  if (!data) return <Progress label={rightsMessages.preview} />;
  const { gains, loses, waiting, refused } = data;
  if (refused) {
    return (
      <Alert status="fail" live>
        {refused}
      </Alert>
    );
  }
  return (
    <>
      <p role="status" className="mb-2">
        {gains.count + loses.count === 0
          ? policyMessages.nobodyMoves
          : policyMessages.waiting(waiting)}
      </p>
      <DescriptionList
        items={[...moved(policyMessages.gain, gains), ...moved(policyMessages.lose, loses)]}
      />
    </>
  );
}

type Whom = Output<"previewApprovalClaim">["gains"];

const moved = (term: string, { count, people }: Whom) =>
  count === 0 ? [] : [{ term, value: rightsMessages.people(count, people), wide: true }];
