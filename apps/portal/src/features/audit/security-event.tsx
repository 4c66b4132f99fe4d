import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages as words } from "@polyportal/domain/messages/security-log";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { events } from "./security-columns.tsx";

/** What happened is said over the facts. */
const facts = events.columns.filter(({ id }) => id !== "what");

/** One event of the security log beside it. */
export function OpenEvent({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getSecurityEvent", { id }));
  return (
    <DetailPanel id={id} focused={focused} title={words.one}>
      <Fetched query={query}>{(event) => <Told event={event} />}</Fetched>
    </DetailPanel>
  );
}

function Told({ event }: { event: Output<"getSecurityEvent"> }) {
  const { count, lastAt } = event;
  return (
    <>
      <p className="wrap-anywhere">{words.told(event)}</p>
      <DescriptionList
        phoneColumns={2}
        items={[
          ...factsOf(facts, event),
          { term: words.count, value: String(count) },
          ...(count > 1 ? [{ term: words.lastAt, value: formatDateTime(lastAt) }] : []),
        ]}
      />
    </>
  );
}
