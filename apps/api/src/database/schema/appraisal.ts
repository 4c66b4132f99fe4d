import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";
import { courses } from "./course.ts";
import { students } from "./student.ts";
import { users } from "./users.ts";

const subject = () => ({
  courseId: integer()
    .notNull()
    .references(() => courses.id),
  lecturerId: uuid()
    .notNull()
    .references(() => users.id),
  sessionId: integer()
    .notNull()
    .references(() => academicSessions.id),
});

/**
 * That a student has begun or sent an appraisal, once per course and lecturer. What was said stands
 * elsewhere, without a name and without a time: nobody can join the two.
 */
export const appraisals = pgTable(
  "appraisals",
  {
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    ...subject(),
    state: text({ enum: ["in-progress", "completed"] }).notNull(),
    /** The answers so far of one that is not sent; null once it is. */
    draft: jsonb().$type<AppraisalAnswers>(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.studentId, table.courseId, table.lecturerId, table.sessionId],
    }),
    check("appraisals_draft", sql`(${table.state} = 'in-progress') = (${table.draft} is not null)`),
  ],
);

/** Marks of 1 to 5 by question, and a comment. */
export type AppraisalAnswers = { ratings: Record<string, number>; comment: string };

/** What students said of a lecturer. Its id is random, so that it tells no order. */
export const appraisalAnswers = pgTable(
  "appraisal_answers",
  {
    id: uuid().primaryKey(),
    ...subject(),
    ratings: jsonb().$type<AppraisalAnswers["ratings"]>().notNull(),
    comment: text().notNull(),
  },
  (table) => [index("appraisal_answers_of").on(table.lecturerId, table.courseId, table.sessionId)],
);
