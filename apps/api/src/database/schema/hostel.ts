import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";
import { invoices } from "./invoice.ts";
import { students } from "./student.ts";

/** A hostel and what a bed in it costs a session, in kobo. */
export const hostels = pgTable(
  "hostels",
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    location: text().notNull(),
    gender: text({ enum: ["Male", "Female"] }).notNull(),
    priceKobo: bigint({ mode: "number" }).notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [check("hostels_price", sql`${table.priceKobo} > 0`)],
);

/** A room of a hostel. */
export const hostelRooms = pgTable(
  "hostel_rooms",
  {
    id: integer().primaryKey(),
    hostelId: integer()
      .notNull()
      .references(() => hostels.id),
    name: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [unique("hostel_rooms_name").on(table.hostelId, table.name)],
);

/** A bed of a room. */
export const bedSpaces = pgTable(
  "bed_spaces",
  {
    id: integer().primaryKey(),
    roomId: integer()
      .notNull()
      .references(() => hostelRooms.id),
    /** What is painted on it: "A". */
    numeration: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [unique("bed_spaces_numeration").on(table.roomId, table.numeration)],
);

/** Who has which bed in a session: `held` while its invoice is open, `booked` once that is paid. */
export const bedAllocations = pgTable(
  "bed_allocations",
  {
    id: uuid().primaryKey(),
    bedId: integer()
      .notNull()
      .references(() => bedSpaces.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSessions.id),
    /** Null for the moment between taking the bed and booking its invoice. */
    invoiceId: uuid().references(() => invoices.id),
    state: text({ enum: ["held", "booked", "released"] }).notNull(),
    /** Until when it is held without being paid. */
    heldUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Two people can never get one bed, nor one person two.
    uniqueIndex("bed_allocations_bed")
      .on(table.bedId, table.sessionId)
      .where(sql`${table.state} <> 'released'`),
    uniqueIndex("bed_allocations_student")
      .on(table.studentId, table.sessionId)
      .where(sql`${table.state} <> 'released'`),
    index("bed_allocations_invoice").on(table.invoiceId),
  ],
);
