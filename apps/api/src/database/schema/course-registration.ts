import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { creditUnits, instant, semester } from "./columns.ts";
import { courseId } from "./course.ts";
import { studentId } from "./student.ts";
import { users } from "./users.ts";

/** From when until when a semester's courses can be registered, added and dropped. */
export const registrationWindows = pgTable(
  "registration_windows",
  {
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    opensAt: instant().notNull(),
    /** From when on registering costs the late fee; null where it never does. */
    lateFrom: instant(),
    closesAt: instant().notNull(),
    /** Until when what is registered may still be changed. */
    addDropClosesAt: instant().notNull(),
    /** From when on lecturers are appraised; null where the school has set no day. */
    appraisalsFrom: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.semester] }),
    check(
      "registration_windows_order",
      sql`${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= ${table.addDropClosesAt}`,
    ),
  ],
);

/** What a student registers in a semester: `submitted` waits for the adviser, who approves or returns it. */
export const courseRegistrations = pgTable(
  "course_registrations",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    levelId: integer().notNull(),
    state: text({ enum: ["submitted", "approved", "returned"] }).notNull(),
    totalUnits: creditUnits().notNull(),
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
    /** Why it was returned. */
    reason: text().notNull().default(""),
  },
  (table) => [
    unique("course_registrations_one").on(table.studentId, table.sessionId, table.semester),
    index("course_registrations_class").on(
      table.sessionId,
      table.semester,
      table.levelId,
      table.state,
    ),
    // Whose account is in use: asked before one that an import has made is undone.
    index("course_registrations_decided_by").on(table.decidedBy),
  ],
);

/** The courses of a registration. */
export const registeredCourses = pgTable(
  "registered_courses",
  {
    registrationId: uuid()
      .notNull()
      .references(() => courseRegistrations.id),
    courseId: courseId(),
    kind: text({ enum: ["Core", "Elective", "Carry-over", "Borrowed"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.courseId] }),
    index("registered_courses_course").on(table.courseId),
  ],
);
