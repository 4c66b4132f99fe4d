import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;
const none: readonly never[] = [];

/** The academic sessions; empty until loaded, or if disabled. */
export function useSessions({ enabled = true } = {}) {
  const options = queryOptionsFor(useClient(), "listSessions", {}, { staleTimeMs: keptMs });
  const { data = none } = useQuery({ ...options, enabled });
  return data;
}
