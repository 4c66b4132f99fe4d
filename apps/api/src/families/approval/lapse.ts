import { approvalMessages } from "@polyportal/domain/messages/approval";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { and, eq, lte } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import type { Database } from "../../database/connect.ts";
import { approvals } from "../../database/schema/approval.ts";
import type { Job } from "../../jobs/jobs.ts";
import { notify } from "../../notification/notify.ts";

/** Ends requests that were not decided in time and tells the requesters. */
export const lapseApprovals = ({ db }: { readonly db: Database }): Job => ({
  name: "lapse approvals",
  seconds: 300,
  byTime: true,
  run: () => {
    const now = new Date();
    return systemChangeIfNeeded(db, "lapse-approvals", now, async ({ tx, audit }) => {
      const lapsed = await tx
        .update(approvals)
        .set({ state: "lapsed", decidedAt: now })
        .where(and(eq(approvals.state, "waiting"), lte(approvals.lapsesAt, now)))
        .returning();
      for (const { id, requesterId, title } of lapsed) {
        await notify(tx, {
          userId: requesterId,
          title: approvalMessages.lapsedTitle,
          body: approvalMessages.lapsed(title),
          path: staffPaths.approvals,
          now,
        });
        audit({
          action: "lapseRequest",
          subject: "approval",
          subjectId: id,
          before: { state: "waiting" },
          after: { state: "lapsed", title },
        });
      }
      return lapsed.length === 0 ? undefined : lapsed;
    });
  },
});
