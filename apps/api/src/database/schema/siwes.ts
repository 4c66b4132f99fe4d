import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { studentId } from "./student.ts";

/** Where a student does the industrial work experience (SIWES) of a session. */
export const siwesPlacements = pgTable(
  "siwes_placements",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    companyName: text().notNull(),
    companyAddress: text().notNull(),
    companyPhone: text().notNull(),
    /** What the student does there. */
    natureOfWork: text().notNull(),
    supervisorName: text().notNull(),
    supervisorPhone: text().notNull(),
    startDate: date({ mode: "string" }).notNull(),
    endDate: date({ mode: "string" }).notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("siwes_placements_one").on(table.studentId, table.sessionId),
    check("siwes_placements_dates", sql`${table.startDate} < ${table.endDate}`),
  ],
);

/** A week of the logbook. */
export const siwesWeeks = pgTable(
  "siwes_weeks",
  {
    placementId: uuid()
      .notNull()
      .references(() => siwesPlacements.id),
    /** 1 for the first. */
    week: integer().notNull(),
    work: text().notNull(),
    /** What was learned, and what was hard. */
    remarks: text().notNull().default(""),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placementId, table.week] }),
    check("siwes_weeks_week", sql`${table.week} between 1 and 52`),
  ],
);
