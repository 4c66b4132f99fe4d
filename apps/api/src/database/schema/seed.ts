import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Which seed data this database holds, and in which version: a start that finds its own writes nothing. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  seededAt: instant().notNull().defaultNow(),
});
