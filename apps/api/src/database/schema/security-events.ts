import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * What was refused for safety's sake: failed sign-ins, reached limits, refused and reused tokens. The same
 * thing within an hour is one row with a count, so that no attack fills the table. No reference to
 * `users`: the log outlives an account.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    /** Fingerprint of all that is counted together, the hour included: processes share the row. */
    id: text().primaryKey(),
    kind: text().notNull(),
    reason: text().notNull(),
    /** The account, where it is known. */
    userId: uuid(),
    /** Keyed hash of the name or reference that was typed: people type their passwords there. */
    nameHash: text(),
    /** Null of what many addresses did, in a flood. */
    address: text(),
    count: integer().notNull(),
    /** The first time within the hour. */
    at: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    index("security_events_at_idx").on(table.at),
    index("security_events_user_idx").on(table.userId, table.at),
  ],
);
