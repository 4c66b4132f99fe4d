import type { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";
import type { Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import type { AskAhead, LoadPage } from "../page-set-type.ts";

/** What comes with the pages that call it. */
export type LaterName = keyof typeof laterStaffEndpoints;

/** A question, as a page asks it where its address says nothing more. */
export type Question<Asked extends EndpointName> = {
  [Name in Asked]: readonly [name: Name, input: Input<Name>];
}[Asked];

/** What a list asks for while nothing is searched, sorted or chosen. */
export const firstPage = { page: 1, size: pageSizes.default };

/** Asks all of these. */
export const askAll =
  (questions: readonly Question<EndpointName>[]): AskAhead =>
  (queryClient, client) => {
    for (const [name, input] of questions) {
      void queryClient.prefetchQuery(queryOptionsFor(client, name, input));
    }
  };

/** A page, and what asks ahead for what it will show. */
export const askingBy = (load: LoadPage, askAhead: AskAhead): LoadPage =>
  Object.assign(load, { askAhead });

/** A page, and what it asks first, by calls that the client knows from the first. */
export const askingFirst = (
  load: LoadPage,
  ...questions: readonly Question<Exclude<EndpointName, LaterName>>[]
): LoadPage => askingBy(load, askAll(questions));
