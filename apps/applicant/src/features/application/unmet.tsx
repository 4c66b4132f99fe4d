import { lazyOpenEndpoints } from "@polyportal/api-client/client/lazy-open-endpoint-table.gen";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { unmetWords as words } from "@polyportal/domain/messages/unmet.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { client } from "../../app/client.ts";

// The first bundle does not contain this endpoint.
client.learn(lazyOpenEndpoints);

type Props = { programme: Programme; children: ReactNode };

/** The chosen department's requirements that the application does not meet, then the children. */
export function Unmet({ programme, children }: Props) {
  // Always refetched, because another section may have been saved.
  const { data, isLoading } = useQuery(
    queryOptionsFor(useClient(), "getUnmet", { ...programme.api }, { staleTimeMs: 0 }),
  );
  if (isLoading) return <PageLoader />;
  if (!data?.department || data.unmet.length === 0) return children;
  return (
    <>
      <Alert status="warning" title={words.title(data.department)}>
        <ul className="list-disc ps-5">
          {data.unmet.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="mt-3">{words.goOn}</p>
        <p>{words.stands(formatDate(data.paidAt))}</p>
      </Alert>
      {children}
    </>
  );
}
