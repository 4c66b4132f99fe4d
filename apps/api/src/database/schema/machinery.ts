import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** Keys that sign tokens; made at the first start, shared by all processes. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** A job that one process holds until `until`; a process that dies loses it by time. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
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
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the running call holds the key. */
    heldUntil: timestamp({ withTimezone: true }).notNull(),
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
