import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

/** Uploaded files, pictures without where they were taken. Who may see one is known to the row that points at it. */
export const storedFiles = pgTable("stored_files", {
  id: uuid().primaryKey(),
  type: text().notNull(),
  size: integer().notNull(),
  bytes: bytea().notNull(),
  createdAt: instant().notNull(),
});
