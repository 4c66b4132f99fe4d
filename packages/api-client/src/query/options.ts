import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiError } from "../client/api-error.ts";
import type { Client, Input, Output } from "../client/client.ts";
import type { EndpointName } from "../contract/contract.ts";

type Options = {
  /** Ask again when the person comes back to the window; default false. */
  refetchOnWindowFocus?: boolean;
  /** How long an answer is taken as it is, without asking again; default a second. */
  staleTimeMs?: number;
  /** false where the page itself says what a 403 means. */
  handleForbidden?: boolean;
};

/** What a press on a link has asked for need not be asked again by the page that it opens. */
const justNowMs = 1000;

/**
 * One reading endpoint for `useQuery`, `useSuspenseQuery` or a route's loader, under the key
 * `[name, input]`. Never retried; asked even offline, so that the page can say so at once, and
 * asked again when the connection is back.
 */
export const queryOptionsFor = <Name extends EndpointName>(
  client: Client,
  name: Name,
  input: Input<Name>,
  { refetchOnWindowFocus = false, staleTimeMs = justNowMs, handleForbidden }: Options = {},
) =>
  queryOptions<Output<Name>, ApiError, Output<Name>, [Name, Input<Name>]>({
    queryKey: [name, input],
    queryFn: ({ signal }) => client.call(name, input, { signal, handleForbidden }),
    retry: false,
    networkMode: "always",
    refetchOnReconnect: true,
    refetchOnWindowFocus,
    staleTime: staleTimeMs,
  });

/** Makes every answer of these endpoints stale; those on the screen are fetched again. */
export const invalidate = async (
  queryClient: QueryClient,
  names: readonly EndpointName[],
): Promise<void> => {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
};
