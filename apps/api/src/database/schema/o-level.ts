import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Examinations, such as WAEC (May/June). */
export const oLevelTypes = pgTable("o_level_types", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});

export const oLevelSubjects = pgTable("o_level_subjects", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});

/** Grades, A1 to F9, best first. */
export const oLevelGrades = pgTable("o_level_grades", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});
