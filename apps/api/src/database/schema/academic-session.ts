import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * Academic sessions, such as "2026/2027". One at most is current. Their days order them, never their
 * ids; that no two overlap is a constraint of migration 0014, for which drizzle has no word.
 */
export const academicSessions = pgTable(
  "academic_sessions",
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    /** The first day and the last. */
    from: date().notNull().unique(),
    to: date().notNull(),
    current: boolean().notNull().default(false),
  },
  (table) => [
    check("academic_sessions_days", sql`${table.from} < ${table.to}`),
    uniqueIndex("academic_sessions_current")
      .on(table.current)
      .where(sql`${table.current}`),
  ],
);

/** In which academic session something is. */
export const academicSessionId = () =>
  integer()
    .notNull()
    .references(() => academicSessions.id);
