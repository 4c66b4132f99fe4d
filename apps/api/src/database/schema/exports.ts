import { exportFailures, exportFormats, exportStates } from "@polyportal/domain/export/exports";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** What a list was asked, as its address says it: parsed by the list's own endpoint. */
export type ExportAsked = {
  readonly search: string;
  readonly sort?: string | undefined;
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
};

/** Lists that somebody has asked to have as a file. */
export const exportRequests = pgTable(
  "exports",
  {
    id: uuid().primaryKey(),
    list: text().notNull(),
    asked: jsonb().$type<ExportAsked>().notNull(),
    columns: jsonb().$type<readonly string[]>().notNull(),
    /** Personal columns that were asked for and are not in it. */
    leftOut: jsonb().$type<readonly string[]>().notNull(),
    /** It has columns that take `export.personal`. */
    personal: boolean().notNull(),
    format: text({ enum: exportFormats }).notNull(),
    /** The same for the same list, question, columns and format. */
    question: text().notNull(),
    userId: userId(),
    /** Who really asked, where somebody acted as the person. */
    impersonatorId: uuid().references(() => users.id),
    requestedAt: instant().notNull(),
    state: text({ enum: exportStates }).notNull(),
    /** Counts the processes that have tried; what an earlier one still writes is nobody's. */
    attempt: integer().notNull(),
    /** Then another process may take it over. */
    leaseUntil: instant(),
    /** Rows, once their keys are kept. */
    total: integer(),
    done: integer().notNull().default(0),
    size: integer().notNull().default(0),
    failure: text({ enum: exportFailures }),
    finishedAt: instant(),
  },
  (table) => [
    index("exports_open")
      .on(table.requestedAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index("exports_user").on(table.userId, table.requestedAt),
    index("exports_requested").on(table.requestedAt),
  ],
);

const exportId = () =>
  uuid()
    .notNull()
    .references(() => exportRequests.id, { onDelete: "cascade" });

/** Which rows an export has, in their order, some hundreds in each piece: kept before the first is read. */
export const exportKeys = pgTable(
  "export_keys",
  {
    exportId: exportId(),
    number: integer().notNull(),
    keys: jsonb().$type<readonly (string | number)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);

/** The file of an export, in pieces as it was written. */
export const exportParts = pgTable(
  "export_parts",
  {
    exportId: exportId(),
    attempt: integer().notNull(),
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.attempt, table.number] })],
);
