import type { AuditSubject } from "@polyportal/domain/audit/subjects";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { Claim } from "@polyportal/domain/rights/claims";
import type { Column, SQL, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as core from "zod/v4/core";
import type { Config } from "../config.ts";
import type { Change } from "../database/change.ts";
import type { Reader, Transaction } from "../database/connect.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { SheetRead } from "../sheets/sheet-row.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { KeptImport } from "./kept-import.ts";

/** A column as it is shown. */
export type ShownColumn = {
  /** As the record calls the field. */
  readonly key: string;
  readonly heading: string;
  /** A cell of it is never empty. */
  readonly required?: boolean;
  /** In a sheet its heading may say what it is out of: "Test (20)". */
  readonly outOf?: true;
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
  /** What is said of an empty cell that may be none, where it is not the usual. */
  readonly empty?: string;
  /** What is said of a value that several rows have, where it is not the usual. */
  readonly twice?: (rows: readonly number[]) => string;
};

/** A row whose cells are all as their columns want them. Empty cells leave what stands, and are not in it. */
export type ImportRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
};

export type FieldChange = {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  /** Who had entered what it was. */
  readonly whose?: string;
  /** It becomes less: shown before all others. */
  readonly lowered?: true;
};

/** What is to become of a row, and what the importer needs to write it. */
export type Planned<Target> =
  | {
      readonly verdict: "New" | "Changed";
      readonly changes: readonly FieldChange[];
      readonly target: Target;
      /** What of it is only asked for, since another has to approve it. */
      readonly waits?: string | undefined;
      /** Why it is written with a tick alone. */
      readonly tick?: string;
      /** Which record it is and its version, where the family keeps versions: another by then refuses it. */
      readonly seen?: string;
    }
  | {
      readonly verdict: "Unchanged";
      /** Why it stays as it is, where the row says something else. */
      readonly stays?: string;
    }
  | { readonly verdict: "Refused"; readonly reasons: readonly string[] };

/** One of several rows of the same record; `wrong` where a cell of it cannot be read. */
export type RowAgain = ImportRow & { readonly wrong: boolean };

/** Which of them counts, by its line, and what is said of the others; or why all are refused. */
export type ChosenRow =
  | { readonly counts: number; readonly others: string }
  | { readonly refusal: string };

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
  /** Into which of many it goes, of importers with `into`. */
  readonly about: string | null;
  /** In the transaction that writes next: what is found is locked until its end. */
  readonly locks: boolean;
};

/** What an import uses beyond the database. */
export type ImportServices = {
  readonly config: Config;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
};

export type WriteContext = Change & {
  readonly caller: ImportCaller;
  readonly services: ImportServices;
  readonly now: Date;
  /** A secret's hash that nobody can give the secret of: the same for all accounts of one import. */
  readonly unknownPassword: () => Promise<string>;
  readonly import: Pick<KeptImport, "id" | "about" | "at" | "fileName" | "fingerprint">;
};

/** Why a call about an import is refused. */
export type Refused = { readonly code: ErrorCode; readonly message?: string };

/** Of an importer whose imports each go into one of many, such as the scores of one course. */
export type Into = {
  /** Why the caller may not write that one now: asked before a sheet is read, and before each step. */
  readonly refusal: (
    db: Reader,
    caller: ImportCaller,
    about: string,
    now: Date,
  ) => Promise<Refused | undefined>;
  /** Why a sheet is not of that one, and what is to be known of it as a whole. */
  readonly looksAt: (
    db: Reader,
    about: string,
    sheet: Pick<SheetRead, "headings" | "hidden">,
  ) => Promise<{ readonly refusal?: string; readonly notices: readonly string[] }>;
  /** Locks it for the transaction that is about to write; throws where nothing may be written any more. */
  readonly lock: (ctx: WriteContext, step: "apply" | "undo") => Promise<void>;
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
  /** Which of these records, by their ids, no undo of the import touches, though nobody has changed them. */
  readonly keeps?: (
    tx: Transaction,
    ids: readonly string[],
    importId: string,
  ) => Promise<Iterable<string>>;
  /** What belongs to a record alone, and goes with it when it is undone, by the column that names it. */
  readonly owned?: readonly {
    readonly table: Table;
    readonly by: Column;
    /** Which of it, of `own`. */
    readonly where?: SQL;
    /** All of it is kept with a record that is changed, and comes back with it. */
    readonly comesBack?: true;
  }[];
};

/** What writes many records at once, so that they can be taken back for a day: an import, or a bulk edit. */
export type Undoable<Target = unknown, Column extends ShownColumn = ShownColumn> = {
  /** What its records are called: "lecturers". */
  readonly name: string;
  readonly claim: Claim;
  readonly columns: readonly Column[];
  /** What its rows change by names that no column of a sheet has. */
  readonly changed?: readonly string[];
  /** In the order in which they are written. A record belongs to one row of a sheet. */
  readonly tables: readonly WrittenTable<Target>[];
  /** The noun of the record, and the record, under which an act is noted. */
  readonly subject: AuditSubject;
  readonly subjectId: (target: Target) => string;
  /** Into one of many: which, is asked for with the sheet. */
  readonly into?: Into;
  /** Its rows are noted and kept as versions where they are written, and not one by one in the record. */
  readonly versions?: {
    /** Takes back what it can of written rows, and answers why it keeps the others, by line. */
    readonly takeBack: (
      ctx: WriteContext,
      rows: readonly { readonly line: number; readonly seen: string }[],
    ) => Promise<ReadonlyMap<number, string>>;
  };
  /** What goes with it where these records have been set back. */
  readonly undone?: (
    change: Change,
    services: ImportServices,
    ids: readonly string[],
    undone: { readonly importId: string; readonly now: Date },
  ) => Promise<void>;
};

/**
 * What a family hands in to have its records imported. All is asked of many rows at once: one or few
 * queries, never one per row.
 */
export type Importer<Target = unknown> = Undoable<Target, ImportColumn> & {
  /** The column that tells one record from all others. */
  readonly key: string;
  /** The most rows of a sheet, where it is less than of any. */
  readonly mostRows?: number;
  /**
   * How one of several rows of a record is chosen, where that was asked for with the sheet; without it
   * all of them are refused.
   */
  readonly choose?: (
    about: string | null,
  ) => ((rows: readonly RowAgain[]) => ChosenRow) | undefined;
  /** Its files stay with what was imported from them. */
  readonly keepsFile?: true;
  /** Headings that its own sheets have for their readers alone. */
  readonly passedOver?: readonly string[];
  readonly plan: (
    ctx: PlanContext,
    rows: readonly ImportRow[],
  ) => Promise<readonly Planned<Target>[]>;
  readonly write: (ctx: WriteContext, rows: readonly RowToWrite<Target>[]) => Promise<void>;
  /** Names of whom the keys leave out, though they could be there. */
  readonly missing?: (
    db: Reader,
    keys: readonly string[],
    about: string | null,
  ) => Promise<readonly string[]>;
};

/** Any of them: what it makes of rows is its own affair. */
export type AnyUndoable = Undoable;
export type AnyImporter = Importer;

/** Declares an importer and forgets what it makes of rows: only itself is handed that again. */
export const importerOf = <Target>(importer: Importer<Target>): AnyImporter =>
  importer as unknown as AnyImporter;
