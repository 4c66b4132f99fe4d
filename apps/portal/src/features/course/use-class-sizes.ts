import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

const keptMs = 300_000;

/** How many students each class has in a session, asked once for a page; undefined until it has come. */
export function useClassSizes(session: number) {
  const { data } = useQuery(
    queryOptionsFor(useClient(), "getClassSizes", { session }, { staleTimeMs: keptMs }),
  );
  return data?.classes;
}
