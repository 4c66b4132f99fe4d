import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Messages to send; written with the change that they tell of, delivered by a job. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: uuid().primaryKey(),
    /** `mail` or `sms`. */
    channel: text().notNull(),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(""),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When to try next; null once it is sent or given up. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [index("outbox_messages_due_idx").on(table.dueAt)],
);
