import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** One signed-in browser: the family of its refresh tokens. */
export const signInSessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Who acts as the user, while impersonating. */
    impersonatorId: uuid().references(() => users.id),
    /** Why the impersonator may change things; without a reason everything is read-only. */
    impersonationReason: text(),
    /** The session as somebody else that has its place in the browser: until that ends this one can do nothing. */
    waitsForId: uuid().references((): AnyPgColumn => signInSessions.id, { onDelete: "set null" }),
    /** The browser and its system, in words: "Chrome on Android"; empty where it did not say. */
    device: text().notNull().default(""),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the password was last typed: acts that cannot be undone ask for it again. */
    passwordAt: instant(),
    endedAt: instant(),
    /** signed-out, replaced (new password), reused (a stolen or replayed refresh token). */
    endReason: text(),
  },
  (table) => [
    index("sessions_user_idx").on(table.userId),
    index("sessions_impersonator_idx")
      .on(table.impersonatorId)
      .where(sql`${table.impersonatorId} is not null`),
    index("sessions_waits_for_idx")
      .on(table.waitsForId)
      .where(sql`${table.waitsForId} is not null`),
  ],
);

/** Single-use tokens that renew a session; only their hashes are kept. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => signInSessions.id),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex("refresh_tokens_hash_key").on(table.tokenHash),
    index("refresh_tokens_session_idx").on(table.sessionId),
  ],
);
