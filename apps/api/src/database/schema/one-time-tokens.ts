import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Links sent by e-mail and tickets of half a sign-in; only their hashes are kept. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** `resetPassword`, `changeEmail`, `firstLogin`, `twoFactor`, `verifyAccount`. */
    purpose: text().notNull(),
    tokenHash: text().notNull(),
    /** What the link confirms: the new e-mail address. */
    subject: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("one_time_tokens_hash_key").on(table.tokenHash),
    index("one_time_tokens_user_idx").on(table.userId, table.purpose),
  ],
);

/** Codes of the second factor, sent by e-mail or SMS; each has the id of its ticket in `one_time_tokens`. */
export const twoFactorCodes = pgTable(
  "two_factor_codes",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("two_factor_codes_user_idx").on(table.userId, table.createdAt)],
);
