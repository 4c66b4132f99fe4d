import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;

/** The faculties with their departments; none until they have come. */
export function useUnits() {
  const client = useClient();
  const { data = [] } = useQuery(queryOptionsFor(client, "listUnits", {}, { staleTimeMs: keptMs }));
  return data;
}
