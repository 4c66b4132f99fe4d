import { useClient } from "@polyportal/api-client/query/client-context";
import { teachLaterCalls } from "./teach-later-calls.ts";

/** The same for a page that makes such calls. */
export const useLaterCalls = (): void => teachLaterCalls(useClient());
