import type { ClearanceState } from "@polyportal/domain/admission/clearance";
import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { studentId } from "./student.ts";
import { users } from "./users.ts";

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
    /** Why it was returned, for the newcomer to read; empty where it was not. */
    note: text().notNull().default(""),
    /** The officer who said so, and when. */
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.itemId] })],
);
