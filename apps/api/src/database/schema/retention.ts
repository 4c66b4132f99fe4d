import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** How many records of a kind were forgotten on a day of Lagos. */
export const retentionCounts = pgTable(
  "retention_counts",
  {
    day: date({ mode: "string" }).notNull(),
    kind: text().notNull(),
    forgotten: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** Of which database, schema and periods somebody has said that retention may begin. */
export const retentionConfirmations = pgTable("retention_confirmations", {
  situation: text().primaryKey(),
  confirmedAt: instant().notNull(),
});
