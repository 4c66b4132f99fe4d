import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Which seed data this database holds, and in which version: a start that finds its own writes nothing. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
