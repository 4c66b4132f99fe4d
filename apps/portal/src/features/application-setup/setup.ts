import type { Output } from "@polyportal/api-client/client/client";

export type Setup = Output<"getApplicationSetup">;

/** What a change of a setup makes stale. */
export const changed = ["getApplicationSetup", "listApplicationSetups", "getHistory"] as const;
