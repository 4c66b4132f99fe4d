import type { exportEndpoints } from "@polyportal/api-client/contract/export";
import { exportMessages } from "@polyportal/domain/messages/export";
import { and, eq } from "drizzle-orm";
import { exportKeys, exportParts, exportRequests } from "../database/schema/exports.ts";
import { fail } from "../failure.ts";
import type { Handler } from "../server/handler.ts";
import type { Exported } from "./paper-export.ts";

/** Cancels the caller's export if it is pending, and deletes it if it has ended. */
export const deleteExport =
  (lists: readonly Exported[]): Handler<(typeof exportEndpoints)["deleteExport"]> =>
  ({ caller, change, message, now }, { id }) =>
    change(async ({ tx, audit }) => {
      const own = and(eq(exportRequests.id, id), eq(exportRequests.userId, caller.userId));
      const [request] = await tx.select().from(exportRequests).where(own).for("update");
      if (!request) fail("not_found");
      const open = request.state === "waiting" || request.state === "running";
      if (open) {
        await tx
          .update(exportRequests)
          .set({ state: "cancelled", leaseUntil: null, finishedAt: now })
          .where(own);
        await tx.delete(exportKeys).where(eq(exportKeys.exportId, id));
        await tx.delete(exportParts).where(eq(exportParts.exportId, id));
      } else await tx.delete(exportRequests).where(own);
      message(open ? exportMessages.cancelled : exportMessages.removed);
      const { format, state } = request;
      const list = lists.find(({ name }) => name === request.list)?.title ?? request.list;
      audit({
        action: open ? "cancelExport" : "deleteExport",
        subject: "export",
        subjectId: id,
        before: { list, format, state },
        after: { list },
      });
      return {};
    });
