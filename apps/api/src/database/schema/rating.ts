import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId } from "./users.ts";

/** How people rate the portal. */
export const ratings = pgTable(
  "ratings",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    rating: integer().notNull(),
    comment: text().notNull().default(""),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("ratings_user").on(table.userId),
    check("ratings_range", sql`${table.rating} between 1 and 5`),
  ],
);
