import type { Output } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";

export type Profile = Output<"getProfile">;

/** What this tab knows; one cache for as long as the document lives. */
export const queryClient = new QueryClient();

/** Who is signed in, with role and menu: fetched before the first page, kept for a while. */
const profileQuery = queryOptionsFor(client, "getProfile", {}, { staleTimeMs: 300_000 });

/** The profile, fetched if it is not here yet. */
export const loadProfile = (): Promise<Profile> => queryClient.ensureQueryData(profileQuery);

/** The profile, on every page below the guard. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data;
