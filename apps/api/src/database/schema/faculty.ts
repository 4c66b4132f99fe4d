import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A faculty; polytechnics call it a School. */
export const faculties = pgTable("faculties", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  code: text("code").notNull().unique(),
  active: boolean("active").notNull().default(true),
});

export const departments = pgTable(
  "departments",
  {
    id: integer("id").primaryKey(),
    facultyId: integer("faculty_id")
      .notNull()
      .references(() => faculties.id),
    name: text("name").notNull().unique(),
    code: text("code").notNull().unique(),
    active: boolean("active").notNull().default(true),
  },
  (table) => [index("departments_faculty").on(table.facultyId)],
);

/** What a department is split into at HND, such as Structures or Power and Machines. */
export const departmentOptions = pgTable(
  "department_options",
  {
    id: integer("id").primaryKey(),
    departmentId: integer("department_id")
      .notNull()
      .references(() => departments.id),
    name: text("name").notNull(),
    active: boolean("active").notNull().default(true),
  },
  (table) => [index("department_options_department").on(table.departmentId)],
);

/** Which departments applicants of a programme may choose: a row is an open department. */
export const departmentOpenings = pgTable(
  "department_openings",
  {
    programmeSlug: text("programme_slug").notNull(),
    departmentId: integer("department_id")
      .notNull()
      .references(() => departments.id),
  },
  (table) => [primaryKey({ columns: [table.programmeSlug, table.departmentId] })],
);
