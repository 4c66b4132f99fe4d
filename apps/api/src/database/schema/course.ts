import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { sql, type AnyColumn } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 as timed } from "uuid";
import { wordsOf } from "./words.ts";
import { academicSessionId } from "./academic-session.ts";
import { creditUnits, instant, revision, semester } from "./columns.ts";
import { departmentId } from "./faculty.ts";
import { studentId } from "./student.ts";
import { userId } from "./users.ts";

/** What a course is found by. */
const searchedOfCourse = (table: Record<"code" | "title", AnyColumn>) =>
  wordsOf(table.code, table.title);

/** The courses of the departments. A department teaches one at one level, in one semester. */
export const courses = pgTable(
  "courses",
  {
    id: integer().primaryKey(),
    departmentId: departmentId(),
    /** `COM 211`. */
    code: text().notNull(),
    title: text().notNull(),
    creditUnit: creditUnits().notNull(),
    levelId: integer().notNull(),
    semester: semester().notNull(),
    status: text({ enum: ["Core", "Elective"] }).notNull(),
    /** Whether students of other departments may borrow it. */
    borrowable: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** What each part counts of 100; a part that counts nothing has no column on the score sheet. */
    testMax: integer().notNull().default(usualSplit.test),
    labMax: integer().notNull().default(usualSplit.lab),
    examMax: integer().notNull().default(usualSplit.exam),
    revision: revision(),
    /** A course that was taken away before anybody used it; its code is free again. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex("courses_code")
      .on(table.code)
      .where(sql`${table.deletedAt} is null`),
    check("courses_units", sql`${table.creditUnit} > 0`),
    check(
      "courses_split",
      sql`${table.testMax} + ${table.labMax} + ${table.examMax} = 100
        and least(${table.testMax}, ${table.labMax}, ${table.examMax}) >= 0`,
    ),
    index("courses_class").on(table.departmentId, table.levelId, table.semester),
    index("courses_by_title").on(table.title, table.id),
    index("courses_search").using("gin", searchedOfCourse(table)),
  ],
);

/** The words by which a course is found. */
export const searchedCourse = searchedOfCourse(courses);

/** Of which course it is. */
export const courseId = () =>
  integer()
    .notNull()
    .references(() => courses.id);

/**
 * A course as it stood until it was changed, and the last session in which it stood so: what whoever reads a
 * session that is over reads instead of today's. One row for a change, whoever has taken the course.
 */
export const coursesBefore = pgTable(
  "courses_before",
  {
    // An import that is undone takes the courses away that it made.
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    lastSessionId: academicSessionId(),
    departmentId: departmentId(),
    code: text().notNull(),
    title: text().notNull(),
    creditUnit: creditUnits().notNull(),
    levelId: integer().notNull(),
    semester: semester().notNull(),
    status: text({ enum: ["Core", "Elective"] }).notNull(),
    borrowable: boolean().notNull(),
    /** Whether it was offered: not switched off or deleted, and made already. */
    offered: boolean().notNull(),
    testMax: integer().notNull(),
    labMax: integer().notNull(),
    examMax: integer().notNull(),
    /** The courses that had to be passed before, by their ids. */
    requires: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lastSessionId] }),
    index("courses_before_class").on(table.departmentId, table.levelId),
  ],
);

/** A course that has to be passed before another may be registered. */
export const coursePrerequisites = pgTable(
  "course_prerequisites",
  {
    courseId: courseId(),
    requiredCourseId: courseId(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.requiredCourseId] })],
);

/**
 * Classes that take a course in a session besides the one that the course itself names, such as all of
 * them for GNS 101.
 */
export const courseClasses = pgTable(
  "course_classes",
  {
    /** Names one class of one course alone: copying last session's is undone by it. */
    id: uuid().notNull().unique().defaultRandom(),
    courseId: courseId(),
    sessionId: academicSessionId(),
    departmentId: departmentId(),
    levelId: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.sessionId, table.departmentId, table.levelId, table.courseId],
    }),
    index("course_classes_course").on(table.courseId, table.sessionId),
    index("course_classes_department").on(table.departmentId),
  ],
);

/** The fewest and the most credit units that a level may register in a semester. */
export const unitLoads = pgTable(
  "unit_loads",
  {
    levelId: integer().notNull(),
    semester: semester().notNull(),
    minimum: creditUnits().notNull(),
    maximum: creditUnits().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.levelId, table.semester] }),
    check("unit_loads_range", sql`${table.minimum} <= ${table.maximum}`),
  ],
);

/** The load of a level as it was until it was changed, and the last session in which it was so. */
export const unitLoadsBefore = pgTable(
  "unit_loads_before",
  {
    levelId: integer().notNull(),
    semester: semester().notNull(),
    lastSessionId: academicSessionId(),
    minimum: creditUnits().notNull(),
    maximum: creditUnits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.levelId, table.semester, table.lastSessionId] })],
);

/** Credit units that one student may register in a semester, instead of those of the level. */
export const studentUnitLoads = pgTable(
  "student_unit_loads",
  {
    id: uuid().primaryKey(),
    studentId: studentId(),
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    minimum: creditUnits().notNull(),
    maximum: creditUnits().notNull(),
    reason: text().notNull(),
    assignedBy: userId(),
    assignedAt: instant().notNull(),
  },
  (table) => [
    unique("student_unit_loads_one").on(table.studentId, table.sessionId, table.semester),
    index("student_unit_loads_assigned_by").on(table.assignedBy),
    index("student_unit_loads_session").on(table.sessionId, table.semester),
    check("student_unit_loads_range", sql`${table.minimum} <= ${table.maximum}`),
  ],
);

/** Who teaches a course in a session. */
export const courseLecturers = pgTable(
  "course_lecturers",
  {
    /**
     * Names one assignment alone: pages end it by that, and an import takes back its own. It has its time
     * (version 7): the first assigned answers for a course unless somebody else is said to.
     */
    id: uuid()
      .notNull()
      .unique()
      .defaultRandom()
      .$defaultFn(() => timed()),
    courseId: courseId(),
    sessionId: academicSessionId(),
    lecturerId: userId(),
    /** Answers for the course's scores; one of those who teach it. */
    coordinator: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.sessionId, table.lecturerId] }),
    index("course_lecturers_lecturer").on(table.lecturerId, table.sessionId),
    uniqueIndex("course_lecturers_coordinator")
      .on(table.courseId, table.sessionId)
      .where(sql`${table.coordinator}`),
  ],
);

/** When and where a course is taught in a session: what clashes and hours are found from. */
export const timetableSlots = pgTable(
  "timetable_slots",
  {
    id: uuid().primaryKey(),
    sessionId: academicSessionId(),
    courseId: courseId(),
    /** 1 is Monday, 7 Sunday. */
    day: integer().notNull(),
    /** Minutes after midnight, in Nigeria. */
    begins: integer().notNull(),
    ends: integer().notNull(),
    room: text().notNull().default(""),
  },
  (table) => [
    unique("timetable_slots_one").on(table.sessionId, table.courseId, table.day, table.begins),
    index("timetable_slots_course").on(table.courseId),
    check(
      "timetable_slots_time",
      sql`${table.day} between 1 and 7 and ${table.begins} >= 0 and ${table.begins} < ${table.ends} and ${table.ends} <= 1440`,
    ),
  ],
);
