/** What an act on an application makes stale. */
export const changed = ["findApplication", "getHistory"] as const;
