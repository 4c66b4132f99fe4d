import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant, kobo } from "./columns.ts";
import { invoices } from "./invoice.ts";
import { studentId } from "./student.ts";

/** A hostel and what a bed in it costs a session, in kobo. */
export const hostels = pgTable(
  "hostels",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique(),
    location: text().notNull(),
    gender: text({ enum: ["Male", "Female"] }).notNull(),
    priceKobo: kobo().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [check("hostels_price", sql`${table.priceKobo} > 0`)],
);

/** A room of a hostel. */
export const hostelRooms = pgTable(
  "hostel_rooms",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
    studentId: studentId(),
    sessionId: academicSessionId(),
    /** What it costs its student, whatever the hostel asks since. */
    priceKobo: kobo().notNull(),
    /** Null for the moment between taking the bed and booking its invoice. */
    invoiceId: uuid().references(() => invoices.id),
    state: text({ enum: ["held", "booked", "released"] }).notNull(),
    /** Until when it is held without being paid. */
    heldUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Two people can never get one bed, nor one person two.
    uniqueIndex("bed_allocations_bed")
      .on(table.bedId, table.sessionId)
      .where(sql`${table.state} <> 'released'`),
    uniqueIndex("bed_allocations_student")
      .on(table.studentId, table.sessionId)
      .where(sql`${table.state} <> 'released'`),
    check("bed_allocations_price", sql`${table.priceKobo} > 0`),
    index("bed_allocations_invoice").on(table.invoiceId),
  ],
);
