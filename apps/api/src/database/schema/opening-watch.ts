import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { applicationTypes } from "./application-type.ts";
import { instant } from "./columns.ts";

/** Who wants to be told that a programme opens. Told, ended or never confirmed, the row is gone. */
export const openingWatches = pgTable(
  "opening_watches",
  {
    id: uuid().primaryKey(),
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    /** In small letters. */
    email: text().notNull(),
    /** Of the secret in the letter's link. */
    hash: text().notNull().unique(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    unique("opening_watches_once").on(table.programmeSlug, table.email),
    index("opening_watches_created").on(table.createdAt),
  ],
);
