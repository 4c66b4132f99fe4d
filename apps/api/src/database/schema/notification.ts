import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId } from "./users.ts";

/** What the portal tells one person; written with the change that it tells of. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page that it leads to, or none. */
    path: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.createdAt),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
