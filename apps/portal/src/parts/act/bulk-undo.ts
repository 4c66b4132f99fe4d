import type { Client, Output } from "@polyportal/api-client/client/client";
import { ApiError } from "@polyportal/api-client/client/api-error";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { bulkEditMessages as words } from "@polyportal/domain/messages/bulk-edit";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { tellFailed } from "./tell-failed.ts";
import { toastWithUndo } from "./undo.tsx";

/**
 * Shows what was done to many records, with an undo. Records that the undo kept are named. `invalidates` are
 * the endpoints that show the records.
 */
export function useBulkUndo(invalidates: readonly EndpointName[]) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("undoImport");
  const undo = async (id: string) => {
    try {
      await mutateAsync({ id });
      const ended = await undoEnded(client, id);
      void invalidate(queryClient, invalidates);
      tellEnded(ended);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailed(error);
    }
  };
  return (title: string, undoId: string | null, body?: string) =>
    undoId
      ? toastWithUndo(title, () => void undo(undoId), body)
      : toast({ title, body, status: "success" });
}

/** How often to ask whether the undo has ended. */
const askedEveryMs = 1_000;

/** The result of the undo. For thousands of records the server answers before it is done. */
async function undoEnded(client: Client, id: string): Promise<Output<"getImport">> {
  const found = await client.call("getImport", { id, verdict: "Kept" });
  if (found.state !== "undoing") return found;
  await new Promise((over) => setTimeout(over, askedEveryMs));
  return undoEnded(client, id);
}

function tellEnded({ state, error, undone, kept, items }: Output<"getImport">): void {
  if (state !== "undone") {
    return toast({ title: actMessages.failed, body: error ?? undefined, status: "fail" });
  }
  const names = items.map(({ cells }) => cells[0] ?? "");
  toast({
    title: words.undone(undone),
    body: kept > 0 ? words.keptNames(kept, names) : undefined,
    status: kept > 0 ? "warning" : "success",
  });
}
