import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { applications } from "./application.ts";
import { applicationTypes } from "./application-type.ts";
import { instant, kobo, revision } from "./columns.ts";

/** The screening of a programme in a session: what its slip costs, and what is brought. */
export const screenings = pgTable(
  "screenings",
  {
    id: uuid().primaryKey(),
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    sessionId: academicSessionId(),
    /** Nothing where the slip is free. */
    feeKobo: kobo().notNull(),
    /** One thing a line. */
    bring: text().notNull().default(""),
    revision: revision(),
  },
  (table) => [
    unique("screenings_one").on(table.programmeSlug, table.sessionId),
    check("screenings_fee", sql`${table.feeKobo} >= 0`),
  ],
);

export const screeningVenues = pgTable("screening_venues", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  address: text().notNull(),
  revision: revision(),
});

/** One date of a screening at one venue, with so many seats. */
export const screeningSittings = pgTable(
  "screening_sittings",
  {
    id: uuid().primaryKey(),
    screeningId: uuid()
      .notNull()
      .references(() => screenings.id),
    venueId: integer()
      .notNull()
      .references(() => screeningVenues.id),
    startsAt: instant().notNull(),
    seats: integer().notNull(),
    revision: revision(),
  },
  (table) => [
    check("screening_sittings_seats", sql`${table.seats} > 0`),
    index("screening_sittings_screening").on(table.screeningId),
  ],
);

/** Who sits where: one seat has one person, and a person one seat. */
export const screeningSeats = pgTable(
  "screening_seats",
  {
    sittingId: uuid()
      .notNull()
      .references(() => screeningSittings.id),
    seat: integer().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.seat] }),
    uniqueIndex("screening_seats_person").on(table.applicationId),
    check("screening_seats_seat", sql`${table.seat} > 0`),
  ],
);
