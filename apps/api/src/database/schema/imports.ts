import { importStates, importVerdicts } from "@polyportal/domain/import/states";
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
import { userId } from "./users.ts";

/** A sheet that somebody imports, from its upload to its undo. */
export const imports = pgTable(
  "imports",
  {
    id: uuid().primaryKey(),
    /** The importer's name. */
    kind: text().notNull(),
    /** Into which of many it goes, in its importer's own words; null of most. */
    about: text(),
    /** Empty where cells were pasted. */
    fileName: text().notNull(),
    /** Of the file's bytes: the same file again is told. */
    fingerprint: text().notNull(),
    /** The file; only until it is previewed, where its importer does not keep it. */
    content: bytea(),
    state: text({ enum: importStates }).notNull(),
    headings: jsonb().$type<readonly string[]>().notNull(),
    /** What is to be known of the sheet as a whole, in words. */
    notices: jsonb().$type<readonly string[]>().notNull(),
    rows: integer().notNull(),
    /** How many rows the step that runs has behind it. */
    progress: integer().notNull().default(0),
    /** How many rows are of each verdict, once it is previewed. */
    counts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Whom the sheet does not name, though it could: some of them, and how many they are. */
    missing: jsonb().$type<{ readonly count: number; readonly names: readonly string[] }>(),
    by: userId(),
    at: instant().notNull(),
    previewExpiresAt: instant().notNull(),
    /** Who asked for the step that runs or ran last, and who acted in that account. */
    askedBy: userId(),
    impersonatorId: uuid(),
    appliedAt: instant(),
    undoUntil: instant(),
    undoneAt: instant(),
    /** Whether rows that need a tick have it. */
    ticked: boolean().notNull().default(false),
    /** Why the last step came to nothing, in words. */
    error: text(),
    /** The run that has the step, and until when: one that dies loses it by time. */
    holder: uuid(),
    heldUntil: instant(),
    /** How many runs have begun the step. */
    tries: integer().notNull().default(0),
  },
  (table) => [
    index("imports_by").on(table.by, table.at, table.id),
    index("imports_asked_by").on(table.askedBy),
    index("imports_at").on(table.at, table.id),
    index("imports_fingerprint").on(table.fingerprint),
    index("imports_running")
      .on(table.at)
      .where(sql`${table.state} in ('previewing', 'applying', 'undoing')`),
    index("imports_previewed")
      .on(table.previewExpiresAt)
      .where(sql`${table.state} = 'previewed'`),
  ],
);

const importId = () =>
  uuid()
    .notNull()
    .references(() => imports.id, { onDelete: "cascade" });

/** A row of a sheet with what is to become, or became, of it: the plan that an import executes. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: importId(),
    /** As Excel numbers it. */
    line: integer().notNull(),
    /** As typed, under the sheet's headings. */
    cells: jsonb().$type<readonly string[]>().notNull(),
    verdict: text({ enum: importVerdicts }).notNull(),
    changes: jsonb()
      .$type<
        readonly {
          readonly column: string;
          readonly from: string;
          readonly to: string;
          readonly whose?: string;
          readonly lowered?: true;
        }[]
      >()
      .notNull(),
    reasons: jsonb().$type<readonly string[]>().notNull(),
    /** Written with a tick of whoever imports it alone; why, is its reason. */
    needsTick: boolean().notNull().default(false),
    /** Which record it was planned over, and its version, where its family keeps versions. */
    seen: text(),
    /** The record that it made or changed, as the audit names it. */
    subjectId: text(),
    /** Why the undo has kept it. */
    kept: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_rows_verdict").on(table.importId, table.verdict, table.line),
  ],
);

/** A record as it was before an import wrote it and right after: what an undo goes by. */
export const importRecords = pgTable(
  "import_records",
  {
    importId: importId(),
    tableName: text().notNull(),
    recordId: text().notNull(),
    line: integer().notNull(),
    /** Null where there was none. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.tableName, table.recordId] }),
    index("import_records_line").on(table.importId, table.line),
  ],
);
