import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** When somebody last looked at what a person may do and found it right; the record has all times before. */
export const rightsReviews = pgTable(
  "rights_reviews",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    confirmedBy: uuid()
      .notNull()
      .references(() => users.id),
    confirmedAt: instant().notNull(),
  },
  (table) => [index("rights_reviews_confirmed").on(table.confirmedAt)],
);
