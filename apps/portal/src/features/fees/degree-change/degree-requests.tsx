import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { degreeChangeMessages, requestedOn } from "@polyportal/domain/messages/degree-change";
import { decisionStates } from "@polyportal/domain/messages/department-change";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../../app/load-failed.tsx";

/** What became of the requests that are paid; nothing before there is one. */
export function DegreeRequests() {
  const { data, error, refetch } = useQuery(queryOptionsFor(useClient(), "listDegreeChanges", {}));
  if (error) return <LoadFailed error={error} onRetry={refetch} className="mb-6" />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={degreeChangeMessages.requests} className="mb-6">
      <ul className="divide-y divide-line">
        {data.map(({ id, session, state, remark, createdAt, decidedAt }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-semibold">{session}</span>
              <Badge status={decisionStates[state].status}>{decisionStates[state].label}</Badge>
            </p>
            <p className="text-14 text-ink-muted">{requestedOn(createdAt, decidedAt)}</p>
            {remark && (
              <p className="max-w-prose">
                {degreeChangeMessages.remark}: {remark}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
