import { useClient } from "@polyportal/api-client/query/client-context";
import { teachLaterCalls } from "./teach-later-calls.ts";

/** Adds these endpoints to the client, for a page that calls them. */
export const useLaterCalls = (): void => teachLaterCalls(useClient());
