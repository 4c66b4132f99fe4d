import type { InvoicePurpose } from "@polyportal/domain/payment/purposes";
import type { PaymentType } from "@polyportal/domain/payment/types";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { wordsOf } from "./words.ts";
import { academicSessionId } from "./academic-session.ts";
import { applicationTypes } from "./application-type.ts";
import { instant, kobo } from "./columns.ts";
import { referrals } from "./referral.ts";
import { students } from "./student.ts";
import { users } from "./users.ts";

/** A line of an invoice, in kobo. */
export type InvoiceLine = { readonly description: string; readonly amountKobo: number };

type Named = Record<"invoiceNo" | "lastname" | "firstname" | "middlename", AnyPgColumn>;

const searchedOf = ({ invoiceNo, lastname, firstname, middlename }: Named) =>
  wordsOf(invoiceNo, lastname, firstname, middlename);

/**
 * Every invoice of the school, of applicants and of students. `requested` waits for the gateway's RRR;
 * `open` can be paid; `paid` never disappears; `expired` and `abandoned` make room for a new one.
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
    /** What an applicant applies for; null where anybody else pays. */
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .references(() => applicationTypes.slug),
    /** The student who pays; null where an applicant does, or anybody for what the bursary collects. */
    studentId: uuid().references(() => students.id),
    purpose: text().$type<InvoicePurpose>().notNull().default("application"),
    paymentType: text().$type<PaymentType>().notNull().default("Full"),
    /** Which one, where a purpose has several: the id of a sundry item, charges of the bursary, the award that one applies for. */
    item: text().notNull().default(""),
    /** What makes up a student's amount; an applicant's is one line, which its programme words. */
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull().default([]),
    sessionId: academicSessionId(),
    /** The payer: a phone number in its canonical form, `+2348012345678`. */
    payerPhone: text().notNull(),
    lastname: text().notNull(),
    firstname: text().notNull(),
    middlename: text().notNull().default(""),
    email: text().notNull(),
    /** An applicant's names and address as they are compared (`payerKeyOf`); a student is the student. */
    payerKey: text().notNull().default(""),
    amountKobo: kobo().notNull(),
    /** Whose code the applicant gave. */
    referralId: uuid().references(() => referrals.id),
    /** JAMB's number, where the invoice form asked it: the application begins with it. */
    jambNumber: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When the reconciling job asks the gateway next; null when there is nothing left to ask. */
    askAgainAt: instant(),
    /** How often it has asked: each time it waits longer. */
    asked: integer().notNull().default(0),
    /** When an officer deleted it, and who: money that comes all the same is recorded. */
    deletedAt: instant(),
    deletedBy: uuid().references(() => users.id),
  },
  (table) => [
    check("invoices_amount_positive", sql`${table.amountKobo} > 0`),
    check("invoices_paid_at", sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
    check(
      "invoices_payer_kind",
      sql`(${table.programmeSlug} is null) = (${table.purpose} <> 'application')
        and (${table.studentId} is null or ${table.programmeSlug} is null)
        and (${table.studentId} is not null or ${table.purpose} in ('application', 'sundry'))`,
    ),
    // At most one live invoice per payer, purpose and session, whatever tabs and retries do. A phone
    // number alone is no payer: parents share it, and strangers mistype it.
    uniqueIndex("invoices_one_live")
      .on(table.payerPhone, table.payerKey, table.programmeSlug, table.sessionId, table.item)
      .where(sql`${table.state} in ('requested', 'open', 'paid')`),
    uniqueIndex("invoices_one_open")
      .on(table.studentId, table.sessionId, table.purpose, table.item)
      .where(sql`${table.studentId} is not null and ${table.state} in ('requested', 'open')`),
    uniqueIndex("invoices_one_open_of_anybody")
      .on(table.payerPhone, table.payerKey, table.item, table.sessionId)
      .where(
        sql`${table.studentId} is null and ${table.programmeSlug} is null and ${table.state} in ('requested', 'open')`,
      ),
    // Nobody pays the same instalment twice; an identity card can be bought again.
    uniqueIndex("invoices_one_paid")
      .on(table.studentId, table.sessionId, table.purpose, table.item, table.paymentType)
      .where(
        sql`${table.studentId} is not null and ${table.state} = 'paid' and ${table.purpose} <> 'sundry'`,
      ),
    index("invoices_student").on(table.studentId, table.createdAt),
    index("invoices_ask_again")
      .on(table.askAgainAt)
      .where(sql`${table.askAgainAt} is not null`),
    // How many applicants somebody has brought.
    index("invoices_referral")
      .on(table.referralId, table.sessionId)
      .where(sql`${table.referralId} is not null`),
    // What applicants of a programme have asked for in a session, and all of theirs by time.
    index("invoices_programme")
      .on(table.programmeSlug, table.sessionId, table.state)
      .where(sql`${table.programmeSlug} is not null`),
    index("invoices_applicants")
      .on(table.createdAt, table.id)
      .where(sql`${table.programmeSlug} is not null`),
    index("invoices_applicants_words")
      .using("gin", searchedOf(table))
      .where(sql`${table.programmeSlug} is not null`),
    // Newcomers in the order in which they have accepted.
    index("invoices_accepted")
      .on(table.paidAt)
      .where(sql`${table.purpose} = 'acceptance' and ${table.state} = 'paid'`),
    // Whom a phone number belongs to.
    index("invoices_payer").on(table.payerPhone),
  ],
);

/** What an applicant's invoice is found by. */
export const searchedInvoice = searchedOf(invoices);

/** Confirmed payments: what the gateway itself said, once per invoice. */
export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  invoiceId: uuid()
    .notNull()
    .unique()
    .references(() => invoices.id),
  rrr: text().notNull().unique(),
  amountKobo: kobo().notNull(),
  gateway: text().notNull(),
  /** The gateway's status code that confirmed it. */
  code: text().notNull(),
  paidAt: instant().notNull(),
  recordedAt: instant().notNull(),
});

/**
 * The code that a mailbox got to see what stands under a number: it follows from the row, its moment
 * and the vault's key, so that nothing that opens anything is kept.
 */
export const historyCodes = pgTable(
  "history_codes",
  {
    id: uuid().primaryKey(),
    /** A matric number, or a phone number in its canonical form. */
    number: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Wrong codes that were given for the number since. */
    tries: smallint().notNull().default(0),
  },
  (table) => [unique("history_codes_one").on(table.number, table.email)],
);
