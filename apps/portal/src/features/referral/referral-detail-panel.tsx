import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { BySession } from "./by-session.tsx";
import { referrals } from "./referral-columns.tsx";

/** The heading says the first. */
const [, ...facts] = referrals.columns;

/** One code beside the list: whose it is, what came of it in each session, what became of it. */
export function ReferralDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getReferral", { id }));
  const wide = useWide();
  return (
    <DetailPanel id={id} focused={focused} title={query.data?.code ?? referralMessages.thing}>
      <Fetched query={query}>
        {(referral) => (
          <>
            <DescriptionList phoneColumns={2} items={factsOf(facts, referral)} />
            <hr className="border-line" />
            <BySession {...referral} />
            <Past subject="referral" id={id} name={referral.code} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </DetailPanel>
  );
}
