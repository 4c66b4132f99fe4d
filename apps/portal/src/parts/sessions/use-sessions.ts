import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useAddress } from "../list/use-address.ts";

const keptMs = 300_000;
const none: readonly never[] = [];

/** The academic sessions; empty until loaded, or if disabled. */
export function useSessions({ enabled = true } = {}) {
  const options = queryOptionsFor(useClient(), "listSessions", {}, { staleTimeMs: keptMs });
  const { data = none } = useQuery({ ...options, enabled });
  return data;
}

/** The session that the address asks for, by default the current one. */
export function useAskedSession() {
  const asked = useAddress()[0].get("session");
  return useSessions().find(({ id, current }) => (asked ? String(id) === asked : current));
}
