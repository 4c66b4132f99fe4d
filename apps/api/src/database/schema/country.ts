import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Countries by ISO 3166-1; the id is the ISO number. `position` puts Nigeria before the alphabet. */
export const countries = pgTable("countries", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  iso2: text().notNull().unique(),
  position: integer().notNull(),
});

/** States, regions or departments of a country; the id is the country's × 100 plus the place in it. */
export const states = pgTable(
  "states",
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
  },
  (table) => [index("states_country").on(table.countryId)],
);

/** Local government areas of Nigeria; the id is the state's × 100 plus the place in it. */
export const lgas = pgTable(
  "lgas",
  {
    id: integer().primaryKey(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (table) => [index("lgas_state").on(table.stateId)],
);
