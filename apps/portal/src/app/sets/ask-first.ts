import type { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";
import type { Client, Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import type { QueryClient } from "@tanstack/react-query";

/** What comes with the pages that call it. */
export type LaterName = keyof typeof laterStaffEndpoints;

/** A question, as a page asks it where its address says nothing more. */
export type Question<Asked extends EndpointName> = {
  [Name in Asked]: readonly [name: Name, input: Input<Name>];
}[Asked];

/** What pages ask first, by their addresses: one thing, or several, by calls that the client knows from the first. */
export type FirstAsked<Asked extends EndpointName = Exclude<EndpointName, LaterName>> = Readonly<
  Record<string, Question<Asked> | readonly Question<Asked>[]>
>;

/** What a list asks for while nothing is searched, sorted or chosen. */
export const firstPage = { page: 1, size: pageSizes.default };

/** Asks what the page at a path asks first, before its code is here. */
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
