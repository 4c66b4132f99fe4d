import { invalidate } from "@polyportal/api-client/query/options";
import { useQueryClient } from "@tanstack/react-query";

/** What an act on a request makes stale. */
export const changed = ["listTranscriptRequests", "getTranscriptRequest", "getHistory"] as const;

/** Looks at requests again: what was refused stands elsewhere by now, or was sent back by the very act. */
export function useLookAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, changed);
}
