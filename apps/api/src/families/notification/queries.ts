import { notificationEndpoints } from "@polyportal/api-client/contract/notification";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { sourceOf } from "../../lists/source.ts";
import { prepared } from "../../database/prepared.ts";
import { notifications } from "../../database/schema/notification.ts";

/** Asked with every page that the portal loads. */
const unreadOf = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder("userId")), isNull(notifications.readAt)))
    .prepare("unread_notifications"),
);

/** How many of a person's notifications are not read yet. */
export async function countUnread(db: Reader, userId: string): Promise<number> {
  const [found] = await unreadOf(db).execute({ userId });
  return found?.unread ?? 0;
}

/** A person's own notifications. */
export const notificationList = sourceOf(notificationEndpoints.listNotifications, {
  query: (db) => db.select().from(notifications).$dynamic(),
  key: notifications.id,
  where: ({ unread }, { userId }) =>
    and(
      eq(notifications.userId, userId),
      unread === "true" ? isNull(notifications.readAt) : undefined,
    ),
  // Two of one transaction have the same moment; ids keep their order.
  order: { createdAt: [notifications.createdAt] },
  first: "-createdAt",
  row: (found) => ({
    ...found,
    createdAt: found.createdAt.toISOString(),
    readAt: found.readAt?.toISOString() ?? null,
  }),
});

/** Marks a person's unread notifications, or the one of an id, as read; answers which were unread. */
export async function markRead(
  tx: Transaction,
  { userId, id, now }: { userId: string; id?: string; now: Date },
): Promise<string[]> {
  const marked = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        id === undefined ? undefined : eq(notifications.id, id),
      ),
    )
    .returning({ id: notifications.id });
  return marked.map((row) => row.id);
}

/** Whether a notification is that person's. */
export const isOwn = async (db: Reader, userId: string, id: string): Promise<boolean> =>
  (await db.$count(
    notifications,
    and(eq(notifications.id, id), eq(notifications.userId, userId)),
  )) > 0;
