import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiError } from "../client/api-error.ts";
import type { Client, Input, Output } from "../client/client.ts";
import type { EndpointName } from "../contract/contract.ts";

type Options = {
  /** Refetch when the window gets the focus: an older answer, or always; by default false. */
  refetchOnWindowFocus?: boolean | "always";
  /** How long an answer is used without asking again; by default a second. */
  staleTimeMs?: number;
  /** false if the page itself explains a 403. */
  handleForbidden?: boolean;
};

/** Data that a link has prefetched is not fetched again by its page. */
const justNowMs = 1000;

/**
 * Query options of a reading endpoint for `useQuery`, `useSuspenseQuery` or a route's loader, with the key
 * `[name, input]`. Never retried. Also runs offline, so that the page can say so, and again when the
 * connection is back.
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

/** Marks all answers of these endpoints as stale. Those on the screen are fetched again. */
export const invalidate = async (
  queryClient: QueryClient,
  names: readonly EndpointName[],
): Promise<void> => {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
};
