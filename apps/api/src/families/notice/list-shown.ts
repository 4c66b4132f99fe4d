import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { todayInLagos } from "@polyportal/domain/format/date";
import type { notices } from "../../database/schema/notice.ts";
import type { Handler } from "../../server/handler.ts";
import { noticesFor, noticesOn, readerOf } from "./queries.ts";

type Endpoints = typeof noticeEndpoints;
type Notice = typeof notices.$inferSelect;

/** What anybody may read. */
export const listNotices: Handler<Endpoints["listNotices"]> = async (ctx) => {
  // Kept by the browser but asked after each time: a notice taken down is gone at once.
  ctx.setHeader("Cache-Control", "public, no-cache");
  return harmless(await noticesOn(ctx.db, todayInLagos(ctx.now)));
};

/** What is for the caller. */
export const listOwnNotices: Handler<Endpoints["listOwnNotices"]> = async ({ db, caller, now }) => {
  const reader = await readerOf(db, caller.userId);
  return reader ? harmless(await noticesFor(db, todayInLagos(now), reader)) : [];
};

async function harmless(shown: readonly Notice[]) {
  // Loaded by the first reader: the sanitiser is a tenth of what a start would read.
  const { sanitiseAgain } = await import("./sanitise.ts");
  return shown.map((notice) => ({ ...notice, description: sanitiseAgain(notice.description) }));
}
