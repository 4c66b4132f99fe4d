import type { CardPlace, CardState } from "@polyportal/domain/sundry/identity-card";
import type {
  Delivery,
  DestinationKind,
  TranscriptState,
} from "@polyportal/domain/sundry/transcript";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, kobo } from "./columns.ts";
import { invoices } from "./invoice.ts";
import { studentId, students } from "./student.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/** What a transcript costs to one destination, and in how many working days it is promised. */
export const transcriptFees = pgTable(
  "transcript_fees",
  {
    delivery: text().$type<Delivery>().primaryKey(),
    amountKobo: kobo().notNull(),
    workingDays: smallint().notNull(),
  },
  (table) => [
    check("transcript_fees_positive", sql`${table.amountKobo} > 0 and ${table.workingDays} > 0`),
  ],
);

/** The code of a graduate who asks without an account; as those of a payer, it is nowhere to be read. */
export const graduateCodes = pgTable("graduate_codes", {
  studentId: uuid()
    .primaryKey()
    .references(() => students.id),
  issuedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  tries: smallint().notNull().default(0),
});

/**
 * Who shows the registry an identity card, for the code went nowhere: as somebody says, right or wrong. The
 * pages are gone once it is decided.
 */
export const identityCards = pgTable(
  "identity_cards",
  {
    id: uuid().primaryKey(),
    matricNumber: text().notNull(),
    surname: text().notNull(),
    dateOfBirth: date({ mode: "string" }).notNull(),
    year: text().notNull(),
    /** Where the registry answers. */
    email: text().notNull(),
    state: text().$type<CardState>().notNull().default("waiting"),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
  },
  (table) => [
    index("identity_cards_waiting")
      .on(table.sentAt)
      .where(sql`state = 'waiting'`),
  ],
);

export const identityCardPages = pgTable(
  "identity_card_pages",
  {
    cardId: uuid()
      .notNull()
      .references(() => identityCards.id, { onDelete: "cascade" }),
    place: text().$type<CardPlace>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.place] }),
    index("identity_card_pages_file").on(table.fileId),
  ],
);

/** A graduate's request; its destinations and its steps hang on it. */
export const transcriptRequests = pgTable(
  "transcript_requests",
  {
    id: uuid().primaryKey(),
    /** By which it is followed: `TR-4K7M-2QX9`. */
    code: text().notNull().unique(),
    studentId: studentId(),
    invoiceId: uuid()
      .notNull()
      .unique()
      .references(() => invoices.id),
    state: text().$type<TranscriptState>().notNull(),
    /** In which working days it is promised once it is paid: of its slowest destination. */
    workingDays: smallint().notNull(),
    promised: date({ mode: "string" }),
    /** Why it waits, in the registry's words; empty where it does not. */
    waitsFor: text().notNull().default(""),
    /** Who of the registry has taken it up. */
    ownerId: uuid().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("transcript_requests_student").on(table.studentId),
    // The queue's orders.
    index("transcript_requests_promised").on(table.promised),
    index("transcript_requests_created").on(table.createdAt),
  ],
);

const requestId = () =>
  uuid()
    .notNull()
    .references(() => transcriptRequests.id, { onDelete: "cascade" });

/** When a request came to each state. */
export const transcriptSteps = pgTable(
  "transcript_steps",
  {
    requestId: requestId(),
    state: text().$type<TranscriptState>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.state] })],
);

export const transcriptDestinations = pgTable(
  "transcript_destinations",
  {
    requestId: requestId(),
    position: integer().notNull(),
    kind: text().$type<DestinationKind>().notNull(),
    name: text().notNull(),
    country: text().notNull(),
    delivery: text().$type<Delivery>().notNull(),
    /** Empty where it goes by e-mail. */
    address: text().notNull(),
    /** Where its receiver is asked whether it has arrived; empty where that is not known. */
    email: text().notNull(),
    reference: text().notNull(),
    /** When it left the school for there, and by what it is followed: the number of a courier. */
    sentAt: instant(),
    dispatched: text().notNull().default(""),
    /** When it was there, and when its receiver last said that it was not. */
    receivedAt: instant(),
    missingAt: instant(),
    /** Of the secret of the receiver's link, until it is answered; and how long it works. */
    receiptHash: text().unique(),
    receiptUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);
