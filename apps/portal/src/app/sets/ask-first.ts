import type { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";
import type { Client, Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import type { QueryClient } from "@tanstack/react-query";

/** Endpoints that are loaded with the pages that call them. */
export type LaterName = keyof typeof laterStaffEndpoints;

/** A query as a page makes it if its address has no parameters. */
export type Question<Asked extends EndpointName> = {
  [Name in Asked]: readonly [name: Name, input: Input<Name>];
}[Asked];

/** The first queries of pages, by path, with endpoints that the client knows from the start. */
export type FirstAsked<Asked extends EndpointName = Exclude<EndpointName, LaterName>> = Readonly<
  Record<string, Question<Asked> | readonly Question<Asked>[]>
>;

/** The input of a list without search, sorting or filters. */
export const firstPage = { page: 1, size: pageSizes.default };

/** Returns a function that prefetches the first queries of the page at a path. */
export const askingFirst =
  (asked: FirstAsked<EndpointName>) => (queryClient: QueryClient, client: Client, path: string) => {
    if (!Object.hasOwn(asked, path)) return;
    const first = asked[path] ?? [];
    for (const [name, input] of isOne(first) ? [first] : first) {
      void queryClient.prefetchQuery(queryOptionsFor(client, name, input));
    }
  };

const isOne = (asked: FirstAsked<EndpointName>[string]): asked is Question<EndpointName> =>
  typeof asked[0] === "string";
