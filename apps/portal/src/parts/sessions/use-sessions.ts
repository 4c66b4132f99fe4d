import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;
const none: readonly never[] = [];

/** The academic sessions; none until they have come. */
export function useSessions() {
  const { data = none } = useQuery(
    queryOptionsFor(useClient(), "listSessions", {}, { staleTimeMs: keptMs }),
  );
  return data;
}
