import type { ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";
import { applicationTypes } from "./application-type.ts";

const instant = () => timestamp({ withTimezone: true });

/**
 * Application invoices. `requested` waits for the gateway's RRR; `open` can be paid; `paid` never
 * disappears; `expired` and `abandoned` make room for a new one.
 */
export const invoices = pgTable(
  "invoices",
  {
    /** Unguessable: the address by which its owner opens it. */
    id: uuid().primaryKey(),
    /** Printed, such as `INV-2026-000042`. */
    invoiceNo: text().notNull().unique(),
    /** The order id that the gateway knows; also the printed payment reference. */
    paymentReference: text().notNull().unique(),
    rrr: text().unique(),
    state: text().$type<"requested" | "open" | "paid" | "expired" | "abandoned">().notNull(),
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    sessionId: integer()
      .notNull()
      .references(() => academicSessions.id),
    /** The payer: a phone number in its canonical form, `+2348012345678`. */
    payerPhone: text().notNull(),
    lastname: text().notNull(),
    firstname: text().notNull(),
    middlename: text().notNull().default(""),
    email: text().notNull(),
    amountKobo: bigint({ mode: "number" }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When the reconciling job asks the gateway next; null when there is nothing left to ask. */
    askAgainAt: instant(),
    /** How often it has asked: each time it waits longer. */
    asked: integer().notNull().default(0),
  },
  (table) => [
    check("invoices_amount_positive", sql`${table.amountKobo} > 0`),
    check("invoices_paid_at", sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
    // At most one live invoice per payer, purpose and session, whatever tabs and retries do.
    uniqueIndex("invoices_one_live")
      .on(table.payerPhone, table.programmeSlug, table.sessionId)
      .where(sql`${table.state} in ('requested', 'open', 'paid')`),
    index("invoices_ask_again")
      .on(table.askAgainAt)
      .where(sql`${table.askAgainAt} is not null`),
    // Whom a phone number belongs to.
    index("invoices_payer").on(table.payerPhone),
  ],
);

/** Confirmed payments: what the gateway itself said, once per invoice. */
export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  invoiceId: uuid()
    .notNull()
    .unique()
    .references(() => invoices.id),
  rrr: text().notNull().unique(),
  amountKobo: bigint({ mode: "number" }).notNull(),
  gateway: text().notNull(),
  /** The gateway's status code that confirmed it. */
  code: text().notNull(),
  paidAt: instant().notNull(),
  recordedAt: instant().notNull(),
});
