import type { lazyStaffEndpoints } from "@polyportal/api-client/client/lazy-staff-endpoint-table.gen";
import type { Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { firstPage as firstPageNow } from "../../parts/list/rows-per-page.ts";
import type { Prefetch, LoadPage } from "../page-set-type.ts";

/** Endpoints that are loaded with the pages that call them. */
export type LazyEndpointName = keyof typeof lazyStaffEndpoints;

/** A query as a page makes it if its address has no parameters. */
export type Question<Asked extends EndpointName> = {
  [Name in Asked]: readonly [name: Name, input: Input<Name>];
}[Asked];

/** What a list asks for while nothing is searched, sorted or chosen. The size is the one last chosen. */
export const firstPage = { page: 1, size: pageSizes.default };

/** Asks all of these. */
export const askAll =
  (questions: readonly Question<EndpointName>[]): Prefetch =>
  (queryClient, client) => {
    for (const [name, input] of questions) {
      // Without a page it is asked for as many as it names.
      const asked = "page" in input ? { ...input, ...firstPageNow() } : input;
      void queryClient.prefetchQuery(queryOptionsFor(client, name, asked));
    }
  };

/** A page, and what asks ahead for what it will show. */
export const prefetchingBy = (load: LoadPage, prefetch: Prefetch): LoadPage =>
  Object.assign(load, { prefetch });

/** A page, and what it asks first, by calls that the client knows from the first. */
export const prefetching = (
  load: LoadPage,
  ...questions: readonly Question<Exclude<EndpointName, LazyEndpointName>>[]
): LoadPage => prefetchingBy(load, askAll(questions));
