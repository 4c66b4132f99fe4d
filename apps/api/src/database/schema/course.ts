import { sql, type AnyColumn } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { wordsOf } from "../../lists/search.ts";
import { academicSessionId } from "./academic-session.ts";
import { creditUnits, semester } from "./columns.ts";
import { departmentId } from "./faculty.ts";
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
    code: text().notNull().unique(),
    title: text().notNull(),
    creditUnit: creditUnits().notNull(),
    levelId: integer().notNull(),
    semester: semester().notNull(),
    status: text({ enum: ["Core", "Elective"] }).notNull(),
    /** Whether students of other departments may borrow it. */
    borrowable: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (table) => [
    check("courses_units", sql`${table.creditUnit} > 0`),
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

/** A course that has to be passed before another may be registered. */
export const coursePrerequisites = pgTable(
  "course_prerequisites",
  {
    courseId: courseId(),
    requiredCourseId: courseId(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.requiredCourseId] })],
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

/** Who teaches a course in a session. */
export const courseLecturers = pgTable(
  "course_lecturers",
  {
    /** Names one assignment alone: pages end it by that, and an import takes back its own. */
    id: uuid().notNull().unique().defaultRandom(),
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
