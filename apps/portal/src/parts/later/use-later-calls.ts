import { useClient } from "@polyportal/api-client/query/client-context";
import { teachLaterCalls } from "./teach-later-calls.ts";

/** Lets the client know these calls, for a page that makes them. */
export const useLaterCalls = (): void => teachLaterCalls(useClient());
