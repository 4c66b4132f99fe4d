import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
    subject: text().notNull().default(""),
    body: text().notNull(),
    createdAt: instant().notNull(),
    /** When to try next; null once it is sent or given up. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    lastError: text(),
  },
  (table) => [index("outbox_messages_due_idx").on(table.dueAt)],
);
