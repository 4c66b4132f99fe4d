import type { CourseKind } from "@polyportal/domain/course-registration/course";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { creditUnits, instant, revision, semester } from "./columns.ts";
import { courseId } from "./course.ts";
import { studentId, studentSessions } from "./student.ts";
import { userId, users } from "./users.ts";

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
    revision: revision(),
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
    /** Counts how often it was sent. */
    version: integer().notNull().default(1),
    /** Whether it was first sent when that costs the late fee. */
    late: boolean().notNull().default(false),
  },
  (table) => [
    unique("course_registrations_one").on(table.studentId, table.sessionId, table.semester),
    // Lists of registrations say what the student was in the session.
    foreignKey({
      name: "course_registrations_student_session",
      columns: [table.studentId, table.sessionId],
      foreignColumns: [studentSessions.studentId, studentSessions.sessionId],
    }),
    // What its courses refer to.
    unique("course_registrations_session").on(table.id, table.sessionId),
    index("course_registrations_class").on(
      table.sessionId,
      table.semester,
      table.levelId,
      table.state,
    ),
    // What waits, the longest first, in a session and in all of them.
    index("course_registrations_waiting").on(
      table.sessionId,
      table.state,
      table.submittedAt,
      table.id,
    ),
    index("course_registrations_undecided")
      .on(table.submittedAt, table.id)
      .where(sql`${table.state} = 'submitted'`),
    // Whose account is in use: asked before one that an import has made is undone.
    index("course_registrations_decided_by").on(table.decidedBy),
  ],
);

/** A registration as it was sent before it was sent anew: what an adviser compares the newer one with. */
export const registrationVersions = pgTable(
  "registration_versions",
  {
    registrationId: uuid()
      .notNull()
      .references(() => courseRegistrations.id),
    version: integer().notNull(),
    state: text({ enum: ["submitted", "approved", "returned"] }).notNull(),
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
    reason: text().notNull(),
    courses: jsonb().$type<{ id: number; code: string; kind: CourseKind }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.version] }),
    index("registration_versions_decided_by").on(table.decidedBy),
  ],
);

/** Registration opened for one student alone, past the window of the semester. */
export const registrationExceptions = pgTable(
  "registration_exceptions",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    /** From when on it no longer counts. */
    until: instant().notNull(),
    /** Whether registering first costs the late fee. */
    lateFee: boolean().notNull(),
    reason: text().notNull(),
    openedBy: userId(),
    openedAt: instant().notNull(),
  },
  (table) => [
    unique("registration_exceptions_one").on(table.studentId, table.sessionId, table.semester),
    index("registration_exceptions_opened_by").on(table.openedBy),
    index("registration_exceptions_session").on(table.sessionId, table.semester),
  ],
);

/** The courses of a registration, with its session: a course has students of every session in which it was taught. */
export const registeredCourses = pgTable(
  "registered_courses",
  {
    registrationId: uuid().notNull(),
    sessionId: integer().notNull(),
    courseId: courseId(),
    kind: text({ enum: ["Core", "Elective", "Carry-over", "Borrowed"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.courseId] }),
    foreignKey({
      name: "registered_courses_registration",
      columns: [table.registrationId, table.sessionId],
      foreignColumns: [courseRegistrations.id, courseRegistrations.sessionId],
    }).onUpdate("cascade"),
    index("registered_courses_course").on(table.courseId, table.sessionId, table.registrationId),
    // What departments lend in a session: a small part of the table.
    index("registered_courses_lent")
      .on(table.sessionId, table.registrationId, table.courseId)
      .where(sql`${table.kind} = 'Borrowed'`),
  ],
);
