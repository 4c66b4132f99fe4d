import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** JUPEB courses of study. */
export const jupebOptions = pgTable("jupeb_options", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  active: boolean("active").notNull().default(true),
});

/** The three-subject combinations that a course of study accepts, such as "Biology, Chemistry, Physics". */
export const jupebOptionSubjects = pgTable(
  "jupeb_option_subjects",
  {
    id: integer("id").primaryKey(),
    jupebOptionId: integer("jupeb_option_id")
      .notNull()
      .references(() => jupebOptions.id),
    name: text("name").notNull(),
  },
  (table) => [
    index("jupeb_option_subjects_option").on(table.jupebOptionId),
    unique("jupeb_option_subjects_name").on(table.jupebOptionId, table.name),
  ],
);
