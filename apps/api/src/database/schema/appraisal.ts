import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { courseId } from "./course.ts";
import { studentId } from "./student.ts";
import { userId } from "./users.ts";

const subject = () => ({
  courseId: courseId(),
  lecturerId: userId(),
  sessionId: academicSessionId(),
});

/**
 * That a student has begun or sent an appraisal, once per course and lecturer. What was said stands
 * elsewhere, without a name and without a time: nobody can join the two.
 */
export const appraisals = pgTable(
  "appraisals",
  {
    studentId: studentId(),
    ...subject(),
    state: text({ enum: ["in-progress", "completed"] }).notNull(),
    /** The answers so far of one that is not sent; null once it is. */
    draft: jsonb().$type<AppraisalAnswers>(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.studentId, table.courseId, table.lecturerId, table.sessionId],
    }),
    index("appraisals_lecturer").on(table.lecturerId),
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
