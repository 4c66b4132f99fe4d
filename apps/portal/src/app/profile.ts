import type { Output } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";

export type Profile = Output<"getProfile">;

/** The query cache of this tab, for the life of the document. */
export const queryClient = new QueryClient();

/** The signed-in person with role and menu, loaded before the first page. */
const profileQuery = queryOptionsFor(client, "getProfile", {}, { staleTimeMs: 300_000 });

/** Loads the profile, if it is not loaded yet. */
export const loadProfile = (): Promise<Profile> => queryClient.ensureQueryData(profileQuery);

/** The profile, for every page below the guard. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data;
