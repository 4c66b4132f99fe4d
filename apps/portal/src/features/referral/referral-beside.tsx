import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { DescriptionList } from "@polyportal/ui/description-list";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { Beside } from "../../parts/list/beside.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { BySession } from "./by-session.tsx";
import { columns } from "./referral-columns.tsx";

// The facts come first.
const History = lazyPart(async () => (await import("../../parts/history/history.tsx")).History);

/** The heading says the first. */
const [, ...facts] = columns;

/** One code beside the list: whose it is, what came of it in each session, what became of it. */
export function ReferralBeside({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getReferral", { id }));
  const wide = useWide();
  const Heading = wide ? "h3" : "h2";
  return (
    <Beside id={id} focused={focused} title={query.data?.code ?? referralMessages.thing}>
      <Fetched query={query}>
        {(referral) => (
          <>
            <DescriptionList
              phoneColumns={2}
              items={facts.map(({ header, value, cell }) => ({
                term: header,
                value: cell?.(referral) ?? value(referral),
              }))}
            />
            <hr className="border-line" />
            <BySession {...referral} />
            <hr className="border-line" />
            <Heading className="font-semibold">{auditMessages.history}</Heading>
            <Suspense fallback={<PageLoader />}>
              <History subject="referral" id={id} name={referral.code} level={wide ? 4 : 3} />
            </Suspense>
          </>
        )}
      </Fetched>
    </Beside>
  );
}
