import { date, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Days on which the school is closed, beside Saturdays and Sundays. */
export const holidays = pgTable("holidays", {
  day: date({ mode: "string" }).primaryKey(),
  name: text().notNull(),
  enteredAt: instant().notNull(),
});
