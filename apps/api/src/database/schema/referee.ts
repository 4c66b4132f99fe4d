import type { DeclineReason, LetterPlace } from "@polyportal/domain/referee/choices";
import type { Reference } from "@polyportal/domain/referee/form";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applications } from "./application.ts";
import { instant } from "./columns.ts";
import { storedFiles } from "./stored-files.ts";

/** Who was named as a referee of an application, and how the request stands. */
export const referees = pgTable(
  "referees",
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    title: text().notNull(),
    fullName: text().notNull(),
    institution: text().notNull(),
    position: text().notNull(),
    relationship: text().notNull(),
    email: text().notNull(),
    /** The mailbox behind the address, by which people are told apart. */
    mailbox: text().notNull(),
    phone: text().notNull(),
    namedAt: instant().notNull(),
    askedAt: instant(),
    /** When a letter went last; one that may not go yet today waits without. */
    sentAt: instant(),
    /** Until when the last link works. */
    expiresAt: instant(),
    openedAt: instant(),
    givenAt: instant(),
    declinedAt: instant(),
    declined: text().$type<DeclineReason>(),
    replacedAt: instant(),
    /** How often the applicant has reminded. */
    reminders: smallint().notNull().default(0),
    /** When the school reminded by itself, and when it told the applicant to name another. */
    remindedAt: instant(),
    silentToldAt: instant(),
  },
  (table) => [
    uniqueIndex("referees_once")
      .on(table.applicationId, table.mailbox)
      .where(sql`${table.replacedAt} is null`),
    index("referees_mailbox").on(table.mailbox),
    // The list of those who read references.
    index("referees_named").on(table.namedAt),
    // Whom the job looks at: asked, and neither answered nor replaced.
    index("referees_open").on(table.askedAt)
      .where(sql`${table.askedAt} is not null and ${table.givenAt} is null
        and ${table.declinedAt} is null and ${table.replacedAt} is null`),
  ],
);

const refereeId = () =>
  uuid()
    .notNull()
    .references(() => referees.id, { onDelete: "cascade" });

/** The links of letters, each of which works; of their secrets the hash is kept. */
export const refereeLinks = pgTable(
  "referee_links",
  {
    hash: text().primaryKey(),
    refereeId: refereeId(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** It went with others in one letter. */
    joined: boolean().notNull().default(false),
  },
  (table) => [index("referee_links_referee").on(table.refereeId, table.createdAt)],
);

/** What a referee wrote: apart from all that an applicant's calls read. */
export const refereeAnswers = pgTable("referee_answers", {
  refereeId: refereeId().primaryKey(),
  answer: jsonb().$type<Reference>().notNull(),
  givenAt: instant().notNull(),
  /** It came from a device that had opened the application. A signal to staff, no refusal. */
  sameDevice: boolean().notNull(),
  /** It came within minutes of the letter. */
  soon: boolean().notNull(),
});

export const refereeLetters = pgTable(
  "referee_letters",
  {
    refereeId: refereeId(),
    place: text().$type<LetterPlace>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [primaryKey({ columns: [table.refereeId, table.place] })],
);

/** Mailboxes that want no more letters of this kind. */
export const refereeRefusals = pgTable("referee_refusals", {
  mailbox: text().primaryKey(),
  at: instant().notNull(),
});
