import type { AuditSubject } from "@polyportal/domain/audit/subjects";
import type { Claim } from "@polyportal/domain/rights/claims";
import type { Column, SQL, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as core from "zod/v4/core";
import type { Change } from "../database/change.ts";
import type { Reader, Transaction } from "../database/connect.ts";
import type { Services } from "../server/services.ts";

/** A column as it is shown. */
export type ShownColumn = {
  /** As the record calls the field. */
  readonly key: string;
  readonly heading: string;
  /** A cell of it is never empty. */
  readonly required?: boolean;
  /** Whoever lacks it neither imports nor sees the column. */
  readonly claim?: Claim;
};

/** A column of the sheets of one kind. */
export type ImportColumn = ShownColumn & {
  readonly hint?: string;
  readonly example: string;
  /** From what was typed to what is compared and written; its messages are the reasons of refusal. */
  readonly schema: core.$ZodType<string>;
  /** No two rows of a sheet have the same. */
  readonly unique?: boolean;
};

/** A row whose cells are all as their columns want them. Empty cells leave what stands, and are not in it. */
export type ImportRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
};

export type FieldChange = { readonly column: string; readonly from: string; readonly to: string };

/** What is to become of a row, and what the importer needs to write it. */
export type Planned<Target> =
  | {
      readonly verdict: "New" | "Changed";
      readonly changes: readonly FieldChange[];
      readonly target: Target;
      /** What of it is only asked for, since another has to approve it. */
      readonly waits?: string | undefined;
    }
  | { readonly verdict: "Unchanged" }
  | { readonly verdict: "Refused"; readonly reasons: readonly string[] };

/** Who imports. */
export type ImportCaller = {
  readonly userId: string;
  readonly claims: ReadonlySet<Claim>;
  /** Who really imports, signed in as `userId`. */
  readonly impersonatorId?: string | undefined;
};

export type PlanContext = {
  readonly db: Reader;
  readonly caller: ImportCaller;
  /** In the transaction that writes next: what is found is locked until its end. */
  readonly locks: boolean;
};

export type WriteContext = Change & {
  readonly caller: ImportCaller;
  readonly services: Services;
  readonly now: Date;
  /** A secret's hash that nobody can give the secret of: the same for all accounts of one import. */
  readonly unknownPassword: () => Promise<string>;
};

/** A row that is to be written. */
export type RowToWrite<Target> = ImportRow & {
  readonly verdict: "New" | "Changed";
  readonly target: Target;
};

/** A table that an importer writes, by the record of a row. */
export type WrittenTable<Target> = {
  readonly table: PgTable;
  readonly key: Column;
  /** The record of that table that a row makes or changes; none where it leaves the table alone. */
  readonly idOf: (target: Target) => string | number | undefined;
  /** What an undo sets in a record that was made, where its trace stays instead of being deleted. */
  readonly takenBack?: SQL;
  /** Columns that are kept nowhere else. */
  readonly secret?: readonly Column[];
  /** What belongs to a record alone, and goes with it when it is undone, by the column that names it. */
  readonly owned?: readonly {
    readonly table: Table;
    readonly by: Column;
    /** Which of it, of `own`. */
    readonly where?: SQL;
  }[];
};

/** What writes many records at once, so that they can be taken back for a day: an import, or a bulk edit. */
export type Undoable<Target = unknown, Column extends ShownColumn = ShownColumn> = {
  /** What its records are called: "lecturers". */
  readonly name: string;
  readonly claim: Claim;
  readonly columns: readonly Column[];
  /** In the order in which they are written. A record belongs to one row of a sheet. */
  readonly tables: readonly WrittenTable<Target>[];
  /** The noun of the record, and the record, under which an act is noted. */
  readonly subject: AuditSubject;
  readonly subjectId: (target: Target) => string;
  /**
   * Which of these records stay as they are, though nobody has changed them: by their ids in the last of
   * the tables.
   */
  readonly keeps?: (tx: Transaction, ids: readonly string[]) => Promise<readonly string[]>;
  /** What goes with it where these records have been set back. */
  readonly undone?: (change: Change, services: Services, ids: readonly string[]) => Promise<void>;
};

/**
 * What a family hands in to have its records imported. All is asked of many rows at once: one or few
 * queries, never one per row.
 */
export type Importer<Target = unknown> = Undoable<Target, ImportColumn> & {
  /** The column that tells one record from all others. */
  readonly key: string;
  readonly plan: (
    ctx: PlanContext,
    rows: readonly ImportRow[],
  ) => Promise<readonly Planned<Target>[]>;
  readonly write: (ctx: WriteContext, rows: readonly RowToWrite<Target>[]) => Promise<void>;
  /** Names of whom the keys leave out, though they could be there. */
  readonly missing?: (db: Reader, keys: readonly string[]) => Promise<readonly string[]>;
};

/** Any of them: what it makes of rows is its own affair. */
export type AnyUndoable = Undoable;
export type AnyImporter = Importer;

/** Declares an importer and forgets what it makes of rows: only itself is handed that again. */
export const importerOf = <Target>(importer: Importer<Target>): AnyImporter =>
  importer as unknown as AnyImporter;
