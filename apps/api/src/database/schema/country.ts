import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Countries by ISO 3166-1; the id is the ISO number. `position` puts Nigeria before the alphabet. */
export const countries = pgTable("countries", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  iso2: text("iso2").notNull().unique(),
  position: integer("position").notNull(),
});

/** States, regions or departments of a country; the id is the country's × 100 plus the place in it. */
export const states = pgTable(
  "states",
  {
    id: integer("id").primaryKey(),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    name: text("name").notNull(),
  },
  (table) => [index("states_country").on(table.countryId)],
);

/** Local government areas of Nigeria; the id is the state's × 100 plus the place in it. */
export const lgas = pgTable(
  "lgas",
  {
    id: integer("id").primaryKey(),
    stateId: integer("state_id")
      .notNull()
      .references(() => states.id),
    name: text("name").notNull(),
  },
  (table) => [index("lgas_state").on(table.stateId)],
);
