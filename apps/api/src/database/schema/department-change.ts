import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { departmentId } from "./faculty.ts";
import { studentId } from "./student.ts";

/** A student's application to study in another department. */
export const departmentChanges = pgTable(
  "department_changes",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    fromDepartmentId: departmentId(),
    toDepartmentId: departmentId(),
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
