import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** JUPEB courses of study. */
export const jupebOptions = pgTable("jupeb_options", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  active: boolean().notNull().default(true),
});

/** The three-subject combinations that a course of study accepts, such as "Biology, Chemistry, Physics". */
export const jupebOptionSubjects = pgTable(
  "jupeb_option_subjects",
  {
    id: integer().primaryKey(),
    jupebOptionId: integer()
      .notNull()
      .references(() => jupebOptions.id),
    name: text().notNull(),
  },
  (table) => [
    index("jupeb_option_subjects_option").on(table.jupebOptionId),
    unique("jupeb_option_subjects_name").on(table.jupebOptionId, table.name),
  ],
);
