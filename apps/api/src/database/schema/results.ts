import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { courseId } from "./course.ts";
import { studentId } from "./student.ts";

/** Marks, to two decimals. */
const marks = () => numeric({ precision: 5, scale: 2, mode: "number" });

/** The scores of a course in a session: a draft, submitted, approved, published. */
export const scoreSheets = pgTable(
  "score_sheets",
  {
    id: uuid().primaryKey(),
    courseId: courseId(),
    sessionId: academicSessionId(),
    state: text({ enum: ["draft", "submitted", "approved", "published"] }).notNull(),
    publishedAt: instant(),
  },
  (table) => [
    unique("score_sheets_one").on(table.courseId, table.sessionId),
    check(
      "score_sheets_published_at",
      sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`,
    ),
  ],
);

/** What one student earned in one course of one session; only the newest version counts. */
export const scores = pgTable(
  "scores",
  {
    sheetId: uuid()
      .notNull()
      .references(() => scoreSheets.id),
    studentId: studentId(),
    /** 1 at first; an amendment after publication counts it up and says why in `score_amendments`. */
    version: integer().notNull().default(1),
    test: marks().notNull(),
    lab: marks().notNull(),
    exam: marks().notNull(),
    total: marks().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.studentId] }),
    check("scores_total", sql`${table.total} = ${table.test} + ${table.lab} + ${table.exam}`),
    check("scores_range", sql`${table.total} between 0 and 100`),
    index("scores_student").on(table.studentId),
  ],
);

/** What a published score was before it was amended, and why. */
export const scoreAmendments = pgTable(
  "score_amendments",
  {
    id: uuid().primaryKey(),
    sheetId: uuid()
      .notNull()
      .references(() => scoreSheets.id),
    studentId: studentId(),
    /** The version that it replaced. */
    version: integer().notNull(),
    total: marks().notNull(),
    reason: text().notNull(),
    amendedAt: instant().notNull(),
  },
  (table) => [unique("score_amendments_one").on(table.sheetId, table.studentId, table.version)],
);
