import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { pageOf, reviewed } from "./review-columns.tsx";

/** The heading says the first. */
const [, ...facts] = reviewed.columns;

/** What one person may do beside the review, with how that came about. */
export function ReviewDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getRightsReview", { id }));
  const wide = useWide();
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.fullName ?? words.title}
      page={pageOf(id)}
    >
      <Fetched query={query}>
        {(person) => (
          <>
            <DescriptionList items={factsOf(facts, person)} />
            <Past subject="user" id={id} name={person.fullName} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </DetailPanel>
  );
}
