import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** People who bring applicants, by the codes that these give. */
export const referrals = pgTable("referrals", {
  id: uuid().primaryKey(),
  /** In capitals, whatever is typed. */
  code: text().notNull().unique(),
  name: text().notNull(),
  phone: text().notNull(),
  /** Whether it can still be given. */
  active: boolean().notNull().default(true),
  /** Counts the edits, so that one of two at once is refused. */
  revision: integer().notNull().default(1),
  createdBy: uuid().references(() => users.id),
  createdAt: instant().notNull(),
});
