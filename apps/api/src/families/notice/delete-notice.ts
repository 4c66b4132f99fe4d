import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { eq } from "drizzle-orm";
import { notices } from "../../database/schema/notice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { mayBringBack } from "./list-board.ts";
import { lockNotice } from "./write-notice.ts";

type Endpoints = typeof noticeEndpoints;

/** Marks a notice as deleted: nobody reads it any more, and it can be brought back for a day. */
export const deleteNotice: Handler<Endpoints["deleteNotice"]> = async (
  { caller, change, now },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const { title } = await lockNotice(tx, id);
    await tx
      .update(notices)
      .set({ deletedAt: now, deletedBy: caller.userId })
      .where(eq(notices.id, id));
    audit({
      action: "deleteNotice",
      subject: "notice",
      subjectId: id,
      before: { deletedAt: null },
      after: { deletedAt: now.toISOString(), title },
    });
  });
  return {};
};

/** Brings a deleted notice back, as it was. */
export const undoDeleteNotice: Handler<Endpoints["undoDeleteNotice"]> = async (
  { caller, change, now },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const [notice] = await tx.select().from(notices).where(eq(notices.id, id)).for("update");
    if (!notice) fail("not_found");
    if (!mayBringBack(notice, caller, now)) {
      fail("undo_refused", { message: noticeBoardMessages.undoRefused });
    }
    await tx.update(notices).set({ deletedAt: null, deletedBy: null }).where(eq(notices.id, id));
    audit({
      action: "undoDeleteNotice",
      subject: "notice",
      subjectId: id,
      before: { deletedAt: notice.deletedAt?.toISOString() },
      after: { deletedAt: null, title: notice.title },
    });
  });
  return {};
};
