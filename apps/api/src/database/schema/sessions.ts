import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** One signed-in browser: the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who acts as the user, while impersonating. */
    impersonatorId: uuid().references(() => users.id),
    /** Why the impersonator may change things; without a reason everything is read-only. */
    impersonationReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** signed-out, replaced (new password), reused (a stolen or replayed refresh token). */
    endReason: text(),
  },
  (table) => [index("sessions_user_idx").on(table.userId)],
);

/** Single-use tokens that renew a session; only their hashes are kept. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("refresh_tokens_hash_key").on(table.tokenHash),
    index("refresh_tokens_session_idx").on(table.sessionId),
  ],
);
