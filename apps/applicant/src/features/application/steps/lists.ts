import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { Outline } from "@polyportal/domain/programmes/programme";
import type { QueryClient } from "@tanstack/react-query";
import { listOnce } from "../choices.tsx";

/** Loads the lists that a section shows first, while there is a network. */
export function fetchLists(client: Client, queryClient: QueryClient, { steps }: Outline): void {
  if (steps.some(({ kind }) => kind === "o-level")) {
    void queryClient.prefetchQuery(queryOptionsFor(client, "listOLevelLists", {}, listOnce));
  }
}
