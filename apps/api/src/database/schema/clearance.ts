import type { ClearanceState } from "@polyportal/domain/admission/clearance";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { studentId } from "./student.ts";

/** The checklist of newcomers: which offices clear them, in the order in which they are gone to. */
export const clearanceItems = pgTable("clearance_items", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Where it is done: "Health Centre". */
  office: text().notNull(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
});

/** How a newcomer stands with an office; without a row nothing has been looked at yet. */
export const studentClearances = pgTable(
  "student_clearances",
  {
    studentId: studentId(),
    itemId: integer()
      .notNull()
      .references(() => clearanceItems.id),
    state: text().$type<ClearanceState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.itemId] })],
);
