import { exportEndpoints } from "@polyportal/api-client/contract/export";
import { todayInLagos } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { findsOf } from "@polyportal/domain/rights/scope";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { exportParts, exportRequests } from "../database/schema/exports.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Context, Handler } from "../server/handler.ts";
import type { Exported } from "./paper-export.ts";
import { mayTake, stillKept } from "./own-exports.ts";
import { readParts } from "./parts.ts";
import type { ExportRequest } from "./reauthorize.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
} as const;

/** An export that the caller may see. */
export async function findExport(
  db: Reader,
  id: string,
  caller: UserCaller,
  days: number,
): Promise<ExportRequest> {
  const [request] = await db
    .select()
    .from(exportRequests)
    .where(and(eq(exportRequests.id, id), stillKept(days)));
  const seen = request && findsOf(exportEndpoints.getExportFile.scope, caller, request.userId);
  return seen ? request : fail("not_found");
}

/** Sends a file to whoever may read the list now, and writes that to the audit record. */
export const getExportFile =
  (lists: readonly Exported[]): Handler<(typeof exportEndpoints)["getExportFile"]> =>
  async ({ db, caller, change, services }, { id }) => {
    const request = await findExport(db, id, caller, services.config.retention.EXPORTS);
    const list = lists.find(({ name }) => name === request.list);
    if (caller.readOnly) fail("read_only");
    if (!list || request.state !== "done") fail("export_not_ready");
    if (!mayTake(list, request, caller)) {
      if (request.userId === caller.userId) await endForGood(change, request, list);
      fail("forbidden");
    }
    const { format, done } = request;
    await change(({ audit }) => {
      const after = { list: list.title, format, rows: done };
      audit({ action: "downloadExport", subject: "export", subjectId: id, after });
      return Promise.resolve();
    });
    return {
      bytes: readParts(db, request),
      type: types[format],
      fileName: exportMessages.fileName(list.title, todayInLagos(request.requestedAt), format),
      disposition: "attachment",
    };
  };

/** Marks the export as failed and deletes its file, because its owner has lost the right. */
const endForGood = (
  change: Context["change"],
  { id, format }: ExportRequest,
  { title }: Exported,
): Promise<void> =>
  change(async ({ tx, audit }) => {
    await tx
      .update(exportRequests)
      .set({ state: "failed", failure: "right_lost" })
      .where(eq(exportRequests.id, id));
    await tx.delete(exportParts).where(eq(exportParts.exportId, id));
    const after = { list: title, format };
    audit({ action: "refuseExport", subject: "export", subjectId: id, after });
  });
