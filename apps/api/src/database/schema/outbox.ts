import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Messages to send; written with the change that they tell of, delivered by a job. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: uuid().primaryKey(),
    /** `mail` or `sms`. */
    channel: text().notNull(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** What letters to one mailbox are counted by (mail/mailbox.ts). */
    mailbox: text().notNull().default(""),
    /** The id of the record that it is about. */
    about: text().notNull().default(""),
    subject: text().notNull().default(""),
    body: text().notNull(),
    createdAt: instant().notNull(),
    /** When its code or link is of no use any more. */
    expiresAt: instant(),
    /** Goes before others' letters to the same mailbox. */
    urgent: boolean().notNull().default(false),
    /** Its mailbox has had its share of the hour: it may be joined to the next letter that goes. */
    waiting: boolean().notNull().default(false),
    /** The letter that it went in. */
    joinedInto: uuid(),
    /** When it took its place among the letters of the hour. */
    placeAt: instant(),
    /** When to try next; null once it is sent or given up. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    lastError: text(),
  },
  (table) => [
    index("outbox_messages_due_idx").on(table.dueAt),
    index("outbox_messages_places").on(table.mailbox, table.placeAt),
    // Whose text is not forgotten yet.
    index("outbox_messages_texts")
      .on(table.sentAt)
      .where(sql`${table.body} <> ''`),
    // Which letters about a record were given up.
    index("outbox_messages_given_up")
      .on(table.about)
      .where(
        sql`${table.sentAt} is null and ${table.dueAt} is null and ${table.lastError} is not null`,
      ),
    index("outbox_messages_joined").on(table.joinedInto),
    index("outbox_messages_waiting")
      .on(table.mailbox)
      .where(sql`${table.waiting}`),
  ],
);
