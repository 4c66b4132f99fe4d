import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";
import { departments } from "./faculty.ts";
import { students } from "./student.ts";

const instant = () => timestamp({ withTimezone: true });

/** A student's application to study in another department. */
export const departmentChanges = pgTable(
  "department_changes",
  {
    id: uuid().primaryKey(),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSessions.id),
    fromDepartmentId: integer()
      .notNull()
      .references(() => departments.id),
    toDepartmentId: integer()
      .notNull()
      .references(() => departments.id),
    reason: text().notNull(),
    state: text({ enum: ["pending", "approved", "refused", "withdrawn"] }).notNull(),
    /** What the officer who decided has to say. */
    remark: text().notNull().default(""),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index("department_changes_student").on(table.studentId, table.createdAt),
    // One application at a time.
    uniqueIndex("department_changes_pending")
      .on(table.studentId)
      .where(sql`${table.state} = 'pending'`),
  ],
);
