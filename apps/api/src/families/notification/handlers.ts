import type { notificationEndpoints } from "@polyportal/api-client/contract/notification";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler, Handlers } from "../../server/handler.ts";
import * as queries from "./queries.ts";

type Endpoints = typeof notificationEndpoints;

const countUnread: Handler<Endpoints["countUnread"]> = async ({ caller, db }) => ({
  unread: await queries.countUnread(db, caller.userId),
});

const markNotificationRead: Handler<Endpoints["markNotificationRead"]> = async (ctx, { id }) => {
  if (!(await queries.isOwn(ctx.db, ctx.caller.userId, id))) fail("not_found");
  await mark(ctx, id);
  return {};
};

const markAllNotificationsRead: Handler<Endpoints["markAllNotificationsRead"]> = async (ctx) => {
  await mark(ctx);
  return {};
};

/** One audit row for all that were marked; none where nothing was unread. */
async function mark(
  { change, caller, now }: Pick<Context<Endpoints["countUnread"]>, "change" | "caller" | "now">,
  id?: string,
) {
  const { userId } = caller;
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const marked = await queries.markRead(tx, { userId, id, now });
    if (marked.length === 0) return undefined;
    audit({
      action: "markNotificationRead",
      subject: "user",
      subjectId: userId,
      after: { notifications: marked },
    });
    return marked;
  });
}

export const notificationHandlers = {
  listNotifications: pageOf(queries.notificationList),
  countUnread,
  markNotificationRead,
  markAllNotificationsRead,
} satisfies Handlers<Endpoints>;
