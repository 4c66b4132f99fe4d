import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** How people rate the portal. */
export const ratings = pgTable(
  "ratings",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    rating: integer().notNull(),
    comment: text().notNull().default(""),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check("ratings_range", sql`${table.rating} between 1 and 5`)],
);
