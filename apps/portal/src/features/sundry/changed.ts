/** What an act on a request makes stale. */
export const changed = ["listTranscriptRequests", "getTranscriptRequest", "getHistory"] as const;
