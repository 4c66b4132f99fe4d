import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { todayInLagos } from "@polyportal/domain/format/date";
import { inArray, sql } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { notices, noticeViews } from "../../database/schema/notice.ts";
import type { Handler } from "../../server/handler.ts";
import { ownAmong, readerOf } from "./queries.ts";

/** Counts what the caller has opened, each notice once; whoever acts as another opens it for himself. */
export const readNotices: Handler<(typeof noticeEndpoints)["readNotices"]> = async (
  { caller: { userId, impersonatorId }, change, now },
  { ids },
) => {
  if (impersonatorId) return {};
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const reader = await readerOf(tx, userId);
    if (!reader) return undefined;
    const own = await ownAmong(tx, { ids, day: todayInLagos(now), reader });
    if (own.length === 0) return undefined;
    const counted = await tx
      .insert(noticeViews)
      .values(own.map(({ id: noticeId }) => ({ noticeId, userId })))
      .onConflictDoNothing()
      .returning({ id: noticeViews.noticeId });
    if (counted.length === 0) return undefined;
    const opened = counted.map(({ id }) => id);
    await tx
      .update(notices)
      .set({ views: sql`${notices.views} + 1` })
      .where(inArray(notices.id, opened));
    audit({
      action: "readNotices",
      subject: "user",
      subjectId: userId,
      after: { notices: opened },
    });
    return opened;
  });
  return {};
};
