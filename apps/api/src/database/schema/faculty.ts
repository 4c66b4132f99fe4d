import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { applicationTypes } from "./application-type.ts";
import { revision } from "./columns.ts";

/** A faculty; polytechnics call it a School. */
export const faculties = pgTable("faculties", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  code: text().notNull().unique(),
  active: boolean().notNull().default(true),
  revision: revision(),
});

export const departments = pgTable(
  "departments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    facultyId: integer()
      .notNull()
      .references(() => faculties.id),
    name: text().notNull().unique(),
    code: text().notNull().unique(),
    active: boolean().notNull().default(true),
    revision: revision(),
  },
  (table) => [index("departments_faculty").on(table.facultyId)],
);

/** Of which department it is. */
export const departmentId = () =>
  integer()
    .notNull()
    .references(() => departments.id);

/** What a department is split into at HND, such as Structures or Power and Machines. */
export const departmentOptions = pgTable(
  "department_options",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    departmentId: departmentId(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    revision: revision(),
  },
  (table) => [
    index("department_options_department").on(table.departmentId),
    unique("department_options_name").on(table.departmentId, table.name),
  ],
);

/**
 * What a unit was called until its name was changed, and the last session in which it was called so; of a
 * department also of which faculty it was.
 */
export const unitNamesBefore = pgTable(
  "unit_names_before",
  {
    kind: text({ enum: ["faculty", "department", "option"] }).notNull(),
    unitId: integer().notNull(),
    lastSessionId: academicSessionId(),
    name: text().notNull(),
    facultyId: integer().references(() => faculties.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.unitId, table.lastSessionId] }),
    check(
      "unit_names_before_faculty",
      sql`(${table.kind} = 'department') = (${table.facultyId} is not null)`,
    ),
  ],
);

/** With which certificates a department takes applicants of Direct Entry. */
export const entryCertificates = pgTable(
  "entry_certificates",
  { departmentId: departmentId(), certificate: text().notNull() },
  (table) => [primaryKey({ columns: [table.departmentId, table.certificate] })],
);

/** Which departments applicants of a programme may choose: a row is an open department. */
export const departmentOpenings = pgTable(
  "department_openings",
  {
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    departmentId: departmentId(),
    /** What the school demands of an applicant, in its words. */
    requirements: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.programmeSlug, table.departmentId] }),
    index("department_openings_department").on(table.departmentId),
  ],
);
