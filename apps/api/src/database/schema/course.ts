import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";
import { departments } from "./faculty.ts";
import { users } from "./users.ts";

/** Credit units, to one decimal. */
export const creditUnits = () => numeric({ precision: 4, scale: 1, mode: "number" });

/** The courses of the departments. A department teaches one at one level, in one semester. */
export const courses = pgTable(
  "courses",
  {
    id: integer().primaryKey(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    /** `COM 211`. */
    code: text().notNull().unique(),
    title: text().notNull(),
    creditUnit: creditUnits().notNull(),
    levelId: integer().notNull(),
    semester: text({ enum: ["First", "Second"] }).notNull(),
    status: text({ enum: ["Core", "Elective"] }).notNull(),
    /** Whether students of other departments may borrow it. */
    borrowable: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (table) => [
    check("courses_units", sql`${table.creditUnit} > 0`),
    index("courses_class").on(table.departmentId, table.levelId, table.semester),
  ],
);

/** A course that has to be passed before another may be registered. */
export const coursePrerequisites = pgTable(
  "course_prerequisites",
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    requiredCourseId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.requiredCourseId] })],
);

/** The fewest and the most credit units that a level may register in a semester. */
export const unitLoads = pgTable(
  "unit_loads",
  {
    levelId: integer().notNull(),
    semester: text({ enum: ["First", "Second"] }).notNull(),
    minimum: creditUnits().notNull(),
    maximum: creditUnits().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.levelId, table.semester] }),
    check("unit_loads_range", sql`${table.minimum} <= ${table.maximum}`),
  ],
);

/** Who teaches a course in a session. */
export const courseLecturers = pgTable(
  "course_lecturers",
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSessions.id),
    lecturerId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.sessionId, table.lecturerId] }),
    index("course_lecturers_lecturer").on(table.lecturerId, table.sessionId),
  ],
);
