import type { Client, Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import type { QueryClient } from "@tanstack/react-query";

/** A question, as a page asks it where its address says nothing more. */
export type Question = {
  [Name in EndpointName]: readonly [name: Name, input: Input<Name>];
}[EndpointName];

/** What pages ask first, by their addresses. */
export type FirstAsked = Readonly<Record<string, Question>>;

/** What a list asks for while nothing is searched, sorted or chosen. */
export const firstPage = { page: 1, size: pageSizes.default };

/** Asks what the page at a path asks first, before its code is here. */
export const askingFirst =
  (asked: FirstAsked) => (queryClient: QueryClient, client: Client, path: string) => {
    if (!Object.hasOwn(asked, path)) return;
    const [name, input] = asked[path] as Question;
    void queryClient.prefetchQuery(queryOptionsFor(client, name, input));
  };
