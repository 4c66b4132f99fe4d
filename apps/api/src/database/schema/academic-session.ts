import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Academic sessions, such as "2026/2027". One at most is current. */
export const academicSessions = pgTable(
  "academic_sessions",
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    current: boolean().notNull().default(false),
  },
  (table) => [
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
