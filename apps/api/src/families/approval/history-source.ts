import { and, eq } from "drizzle-orm";
import type { HistorySource } from "../../audit/history.ts";
import { approvals } from "../../database/schema/approval.ts";
import { shownTo } from "./list-approvals.ts";

/**
 * The history of a request, for whoever may decide it or has made it. The request itself is audited under its
 * subject.
 */
export const historyOfApproval: HistorySource = async (db, caller, id) => {
  const [found] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), shownTo(caller)));
  if (!found) return undefined;
  const { subject, subjectId, requestedAt: at } = found;
  return { began: { action: "requestApproval", subject, subjectId, at } };
};
