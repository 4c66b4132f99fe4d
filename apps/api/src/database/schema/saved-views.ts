import { viewAudiences } from "@polyportal/domain/saved-view/view-form";
import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId } from "./users.ts";

/** Filters, order and columns of a list under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey(),
    /** The list, by the name of its endpoint. */
    list: text().notNull(),
    userId: userId(),
    name: text().notNull(),
    /** What the list's address says. */
    query: text().notNull(),
    sharedWith: text({ enum: viewAudiences }).notNull(),
    /** The owner's role when it was shared with that role. */
    role: text(),
    savedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_name").on(table.userId, table.list, sql`lower(${table.name})`),
    index("saved_views_shared")
      .on(table.list, table.sharedWith, table.role)
      .where(sql`${table.sharedWith} <> 'own'`),
  ],
);

/** With which view a list opens for a person, the own or another's. */
export const openingViews = pgTable(
  "opening_views",
  {
    userId: userId(),
    list: text().notNull(),
    viewId: uuid()
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index("opening_views_view").on(table.viewId),
  ],
);
