import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation, type Operation } from "@polyportal/api-client/query/use-operation";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { invalidate } from "@polyportal/api-client/query/options";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";

/** The server's codes if the form began from an older version. */
const older: readonly (string | undefined)[] = ["section_changed", "already_registered"];

/**
 * An operation that saves a form with a draft. If another version was saved since the form began, it says so
 * and fetches that version. The form then compares both.
 */
export function useSaving<Name extends EndpointName>(
  name: Name,
  invalidates: readonly EndpointName[],
): Operation<Name> {
  const queryClient = useQueryClient();
  return useOperation(name, {
    invalidates,
    onError: (error: ApiError) => {
      if (!older.includes(error.code)) return;
      toast({ title: error.title, body: error.message });
      void invalidate(queryClient, invalidates);
    },
  });
}
