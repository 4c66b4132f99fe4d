import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
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

type Page = { readonly page: number; readonly size: number; readonly unreadOnly: boolean };

/** A page of a person's notifications, newest first, and how many there are in all. */
export async function listOf(db: Reader, userId: string, { page, size, unreadOnly }: Page) {
  const own = and(
    eq(notifications.userId, userId),
    unreadOnly ? isNull(notifications.readAt) : undefined,
  );
  const [items, total] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(own)
      // Two of one transaction have the same moment; ids keep their order.
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(notifications, own),
  ]);
  return { items, total };
}

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
