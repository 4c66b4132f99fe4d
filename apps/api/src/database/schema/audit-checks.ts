import { checkStates } from "@polyportal/domain/audit/check";
import type { CheckedAgainst } from "@polyportal/domain/audit/against";
import type { Finding } from "@polyportal/domain/audit/findings";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** Checks of the record that somebody asked for on its page; a job makes them. */
export const auditChecks = pgTable(
  "audit_checks",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Who really asked, where somebody acted as the person. */
    impersonatorId: uuid().references(() => users.id),
    requestedAt: instant().notNull(),
    /** From a letter, as `NUMBER:HASH`; null where none was pasted. */
    root: text(),
    state: text({ enum: checkStates }).notNull(),
    /** Counts the processes that have tried. */
    attempt: integer().notNull().default(0),
    /** Then another process may take it over. */
    leaseUntil: instant(),
    checked: integer().notNull().default(0),
    total: integer().notNull().default(0),
    found: integer().notNull().default(0),
    /** The first of what was found. */
    findings: jsonb().$type<readonly Finding[]>().notNull().default([]),
    forgotten: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
    finishedAt: instant(),
    /** From the first row to the moment until which the record was sealed. */
    checkedFrom: instant(),
    checkedTo: instant(),
    /** What it was held against; null until the end, and of checks of older releases. */
    against: jsonb().$type<CheckedAgainst>(),
  },
  (table) => [
    index("audit_checks_requested").on(table.requestedAt),
    index("audit_checks_open")
      .on(table.requestedAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
);
