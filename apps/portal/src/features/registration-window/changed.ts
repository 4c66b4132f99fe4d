/** What a change of a window makes stale. */
export const changed = ["listRegistrationWindows", "getRegistrationWindow", "getHistory"] as const;
