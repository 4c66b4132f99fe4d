import { useClient } from "@polyportal/api-client/query/client-context";
import { learnLazyEndpoints } from "./learn-lazy-endpoints.ts";

/** Adds these endpoints to the client, for a page that calls them. */
export const useLazyEndpoints = (): void => learnLazyEndpoints(useClient());
