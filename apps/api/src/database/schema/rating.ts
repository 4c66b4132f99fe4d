import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  (table) => [check("ratings_range", sql`${table.rating} between 1 and 5`)],
);
