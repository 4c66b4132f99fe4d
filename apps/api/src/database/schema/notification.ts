import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** What the portal tells one person; written with the change that it tells of. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    body: text().notNull(),
    /** The page that it leads to, or none. */
    path: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.createdAt),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
