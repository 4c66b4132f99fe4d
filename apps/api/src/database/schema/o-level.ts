import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Examinations, such as WAEC (May/June). */
export const oLevelTypes = pgTable("o_level_types", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
});

export const oLevelSubjects = pgTable("o_level_subjects", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
});

/** Grades, A1 to F9 and AR (awaiting result), best first. */
export const oLevelGrades = pgTable("o_level_grades", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull(),
});
