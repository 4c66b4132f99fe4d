import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { bulkEditMessages as words } from "@polyportal/domain/messages/bulk-edit";
import { toast } from "@polyportal/ui/toast";
import { toastWithUndo } from "./undo.tsx";

/**
 * Tells what was done to many records at once, with its undo; what the undo has kept is told by name.
 * `invalidates` names what showed the records.
 */
export function useBulkUndo(invalidates: readonly EndpointName[]) {
  const client = useClient();
  const { mutate } = useOperation("undoImport", {
    invalidates,
    onSuccess: async ({ importId: id }) => {
      const { undone, kept, items } = await client.call("getImport", { id, verdict: "Kept" });
      const names = items.map(({ cells }) => cells[0] ?? "");
      toast({
        title: words.undone(undone),
        body: kept > 0 ? words.keptNames(kept, names) : undefined,
        tone: kept > 0 ? "warning" : "success",
      });
    },
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return (title: string, undoId: string | null, body?: string) =>
    undoId
      ? toastWithUndo(title, () => mutate({ id: undoId }), body)
      : toast({ title, body, tone: "success" });
}
