import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { invoices } from "./invoice.ts";
import { studentId } from "./student.ts";

/** A student's request to study for another degree: it exists once its fee is paid. */
export const degreeChanges = pgTable(
  "degree_changes",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    /** What paid for it. */
    invoiceId: uuid()
      .notNull()
      .unique()
      .references(() => invoices.id),
    state: text({ enum: ["pending", "approved", "refused"] }).notNull(),
    /** What the officer who decided has to say. */
    remark: text().notNull().default(""),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [index("degree_changes_student").on(table.studentId, table.createdAt)],
);
