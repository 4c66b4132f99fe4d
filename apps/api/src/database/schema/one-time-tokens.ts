import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId } from "./users.ts";

/** Links sent by e-mail and tickets of half a sign-in; only their hashes are kept. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** `resetPassword`, `changeEmail`, `firstLogin`, `twoFactor`, `verifyAccount`. */
    purpose: text().notNull(),
    tokenHash: text().notNull(),
    /** What the link confirms: the new e-mail address. */
    subject: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
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
    userId: userId(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("two_factor_codes_user_idx").on(table.userId, table.createdAt)],
);
