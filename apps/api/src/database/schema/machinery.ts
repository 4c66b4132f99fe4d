import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId } from "./users.ts";

/** Keys that sign tokens; made at the first start, shared by all processes. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull(),
});

/** A job that one process holds until `until`; a process that dies loses it by time. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant().notNull(),
});

/** When a process of this school last looked at the clock, in one row; not moved on while it is in doubt. */
export const clockChecks = pgTable("clock_checks", {
  id: integer().primaryKey(),
  seenAt: instant().notNull(),
  /** Since when no look was more than an hour after the one before. */
  evenSince: instant().notNull(),
});

/** First answers of idempotent calls, by endpoint, caller and the caller's key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first call runs. */
    answer: jsonb(),
    createdAt: instant().notNull(),
    /** Until when the running call holds the key. */
    heldUntil: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_keys_created_idx").on(table.createdAt),
  ],
);

/** Counters of rate-limiter-flexible, which names these columns; `expire` is in milliseconds. */
export const rateLimitCounters = pgTable(
  "rate_limit_counters",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limit_counters_expire_idx").on(table.expire)],
);

/** Who has a thing open, and when that was last said; forgotten when it is old. */
export const presences = pgTable(
  "presences",
  {
    /** What is open: its kind and number. */
    place: text().notNull(),
    userId: userId(),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.userId] }),
    index("presences_user").on(table.userId),
    index("presences_seen").on(table.seenAt),
  ],
);
