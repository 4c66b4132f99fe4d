import { studentModes } from "@polyportal/domain/student/modes";
import { studentStates } from "@polyportal/domain/student/transitions";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { lgas, states } from "./country.ts";
import { departmentId, departmentOptions } from "./faculty.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/** What the school knows of a student beyond the account, which has the same id. */
export const students = pgTable(
  "students",
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id),
    /** The number that the school gives: `ND/COM/26/0417`. Null until it is given. */
    matricNumber: text().unique(),
    /** The number of the offer that was accepted: `ADM/ND/COM/26/0417`. */
    admissionNumber: text().unique(),
    /** What lists and papers show: the matric number, else the admission number (`domain/student/number`). */
    number: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`coalesce(matric_number, admission_number)`),
    jambNumber: text(),
    state: text({ enum: studentStates }).notNull().default("active"),
    /** How the lessons are held. */
    mode: text({ enum: studentModes }).notNull().default("full-time"),
    /** One of `domain/student/types`. */
    studentTypeId: integer().notNull(),
    departmentId: departmentId(),
    departmentOptionId: integer().references(() => departmentOptions.id),
    /** One of `domain/student/levels`: the level of the current session. */
    levelId: integer().notNull(),
    entrySessionId: academicSessionId(),
    /** What is studied for: "National Diploma, full-time". */
    programme: text().notNull(),
    gender: text({ enum: ["Male", "Female"] }).notNull(),
    dateOfBirth: date({ mode: "string" }),
    /** Of origin. */
    stateId: integer().references(() => states.id),
    lgaId: integer().references(() => lgas.id),
    passportFileId: uuid().references(() => storedFiles.id),
    contactAddress: text().notNull().default(""),
    /** What admitted the student: "UTME 212, five O-level credits". */
    entryRequirement: text().notNull().default(""),
  },
  (table) => [
    index("students_class").on(table.departmentId, table.levelId),
    // Whether a code is part of a matric number, without reading them all.
    index("students_matric_parts").using("gin", matricParts(table.matricNumber)),
  ],
);

/** What a matric number is put together from: `ND`, `COM`, `26`, `0417`; nothing where none is given yet. */
function matricParts(matricNumber: AnyColumn): SQL {
  return sql`string_to_array(${matricNumber}, '/')`;
}

/** Whether a code stands in somebody's matric number. */
export const standsInMatricNumbers = (code: string): SQL =>
  sql`exists (select from ${students} where ${matricParts(students.matricNumber)} @> array[${code}::text])`;

/** Whose it is. */
export const studentId = () =>
  uuid()
    .notNull()
    .references(() => students.id);

/**
 * What a student is or was in a session; without a row the student was not there. Department, option and type
 * of a session that is over stay what they were. Of one that is not they follow `students` by a trigger
 * (migration 0076), so that whatever changes a student's need not know of it. Whoever corrects what was wrong
 * from the beginning also has to correct the sessions that are over.
 */
export const studentSessions = pgTable(
  "student_sessions",
  {
    studentId: studentId(),
    sessionId: academicSessionId(),
    levelId: integer().notNull(),
    departmentId: departmentId(),
    departmentOptionId: integer().references(() => departmentOptions.id),
    /** One of `domain/student/types`. */
    studentTypeId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.sessionId] }),
    // Who makes up the classes of a session, without a look at the table.
    index("student_sessions_class").on(
      table.sessionId,
      table.departmentId,
      table.levelId,
      table.departmentOptionId,
      table.studentId,
    ),
    check("student_sessions_level", sql`${table.levelId} > 0`),
  ],
);
