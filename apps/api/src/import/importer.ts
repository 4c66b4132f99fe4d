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
  /** The field's name in the audit record. */
  readonly key: string;
  readonly heading: string;
  /** Its cells must not be empty. */
  readonly required?: boolean;
  /** The heading may name the maximum: "Test (20)". */
  readonly outOf?: true;
  /** Callers without this claim neither see nor import the column. */
  readonly claim?: Claim;
};

/** A column of an importer's sheets. */
export type ImportColumn = ShownColumn & {
  readonly hint?: string;
  readonly example: string;
  /** Parses the typed text into the value. Its messages are the reasons of refusal. */
  readonly schema: core.$ZodType<string>;
  /** No two rows of a sheet may have the same value. */
  readonly unique?: boolean;
  /** The message for an empty required cell; by default the usual one. */
  readonly empty?: string;
  /** The message for a value of several rows; by default the usual one. */
  readonly twice?: (rows: readonly number[]) => string;
};

/** A row whose cells are all valid. Empty cells change nothing and have no value here. */
export type ImportRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
};

export type FieldChange = {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  /** Who entered the value that is replaced. */
  readonly whose?: string;
  /** The value gets lower. Such rows are shown first. */
  readonly lowered?: true;
};

/** What will happen to a row, and what the importer needs to write it. */
export type Planned<Target> =
  | {
      readonly verdict: "New" | "Changed";
      readonly changes: readonly FieldChange[];
      readonly target: Target;
      /** The part of it that must be approved first, in words. */
      readonly waits?: string | undefined;
      /** Why it is written only if the user ticks it. */
      readonly tick?: string;
      /** The record's id and, if there is one, its version. If these have changed on applying, the row is refused. */
      readonly seen?: string;
    }
  | {
      readonly verdict: "Unchanged";
      /** Why nothing changes although the row differs. */
      readonly stays?: string;
    }
  | { readonly verdict: "Refused"; readonly reasons: readonly string[] };

/** One of several rows of the same record. `wrong` means that a cell is invalid. */
export type RowAgain = ImportRow & { readonly wrong: boolean };

/** The line of the row that counts and the message for the others, or why all are refused. */
export type ChosenRow =
  | { readonly counts: number; readonly others: string }
  | { readonly refusal: string };

/** Who imports. */
export type ImportCaller = {
  readonly userId: string;
  readonly claims: ReadonlySet<Claim>;
  /** The account that really imports while signed in as `userId`. */
  readonly impersonatorId?: string | undefined;
};

export type PlanContext = {
  readonly db: Reader;
  readonly caller: ImportCaller;
  /** The id of what the sheet belongs to, for importers with `into`. */
  readonly about: string | null;
  /** True if the transaction will write: found records are then locked until its end. */
  readonly locks: boolean;
};

/** What an import needs besides the database. */
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
  /** The hash of a random password that nobody knows, shared by all accounts of one import. */
  readonly unknownPassword: () => Promise<string>;
  readonly import: Pick<KeptImport, "id" | "about" | "at" | "fileName" | "fingerprint">;
};

/** Why a call is refused. */
export type Refused = { readonly code: ErrorCode; readonly message?: string };

/** For importers whose sheets each belong to one thing, such as the scores of one course. */
export type Into = {
  /** Why the caller may not write it now. Checked before a sheet is read and before each step. */
  readonly refusal: (
    db: Reader,
    caller: ImportCaller,
    about: string,
    now: Date,
  ) => Promise<Refused | undefined>;
  /** Why a sheet does not belong to it, and what to say about the sheet as a whole. */
  readonly looksAt: (
    db: Reader,
    about: string,
    sheet: Pick<SheetRead, "headings" | "hidden">,
  ) => Promise<{ readonly refusal?: string; readonly notices: readonly string[] }>;
  /** Locks it for the transaction. Throws if it can no longer be written. */
  readonly lock: (ctx: WriteContext, step: "apply" | "undo") => Promise<void>;
};

/** A row to write. */
export type RowToWrite<Target> = ImportRow & {
  readonly verdict: "New" | "Changed";
  readonly target: Target;
};

/** A table that an importer writes. */
export type WrittenTable<Target> = {
  readonly table: PgTable;
  readonly key: Column;
  /** The id of the record that a row creates or changes; undefined if it does not touch this table. */
  readonly idOf: (target: Target) => string | number | undefined;
  /** What an undo sets in a created record that is kept instead of deleted. */
  readonly takenBack?: SQL;
  /** Columns that are never copied elsewhere. */
  readonly secret?: readonly Column[];
  /** The ids of records that an undo leaves alone, although nobody has changed them. */
  readonly keeps?: (
    tx: Transaction,
    ids: readonly string[],
    importId: string,
  ) => Promise<Iterable<string>>;
  /**
   * Rows of other tables that belong to one record, by the column that refers to it. They are deleted with it
   * on undo.
   */
  readonly owned?: readonly {
    readonly table: Table;
    readonly by: Column;
    /** Limits them; the table's alias is `own`. */
    readonly where?: SQL;
    /** For a changed record, all of them are kept and restored on undo. */
    readonly comesBack?: true;
  }[];
};

/** Anything that writes many records and can be undone for a day: an import or a bulk edit. */
export type Undoable<Target = unknown, Column extends ShownColumn = ShownColumn> = {
  /** The plural of its records: "lecturers". */
  readonly name: string;
  readonly claim: Claim;
  readonly columns: readonly Column[];
  /** Names of changed fields that are no column of the sheet. */
  readonly changed?: readonly string[];
  /** In the order of writing. A record belongs to one row of a sheet. */
  readonly tables: readonly WrittenTable<Target>[];
  /** The audit subject of each record. */
  readonly subject: AuditSubject;
  readonly subjectId: (target: Target) => string;
  /** Set if each sheet belongs to one thing, whose id is sent with the sheet. */
  readonly into?: Into;
  /** Set if the family keeps versions of the rows itself, instead of one audit entry for each. */
  readonly versions?: {
    /** Undoes what it can. Returns why each of the other rows is kept, by line. */
    readonly takeBack: (
      ctx: WriteContext,
      rows: readonly { readonly line: number; readonly seen: string }[],
    ) => Promise<ReadonlyMap<number, string>>;
  };
  /** What else to do after these records were undone. */
  readonly undone?: (
    change: Change,
    services: ImportServices,
    ids: readonly string[],
    undone: { readonly importId: string; readonly now: Date },
  ) => Promise<void>;
};

/** How a family imports its records. Everything is asked for many rows at once: a few queries, never one per row. */
export type Importer<Target = unknown> = Undoable<Target, ImportColumn> & {
  /** The column that identifies a record. */
  readonly key: string;
  /** The most rows of a sheet, if fewer than the general limit. */
  readonly mostRows?: number;
  /** Chooses one of several rows of a record, if the user asked for that. By default all of them are refused. */
  readonly choose?: (
    about: string | null,
  ) => ((rows: readonly RowAgain[]) => ChosenRow) | undefined;
  /** The uploaded file is kept with the import. */
  readonly keepsFile?: true;
  /** Headings of its own sheets that are for readers only and are ignored. */
  readonly passedOver?: readonly string[];
  readonly plan: (
    ctx: PlanContext,
    rows: readonly ImportRow[],
  ) => Promise<readonly Planned<Target>[]>;
  readonly write: (ctx: WriteContext, rows: readonly RowToWrite<Target>[]) => Promise<void>;
  /** Names of records that could be in the sheet but are not among the keys. */
  readonly missing?: (
    db: Reader,
    keys: readonly string[],
    about: string | null,
  ) => Promise<readonly string[]>;
};

/** Any undoable or importer, with its target type erased. */
export type AnyUndoable = Undoable;
export type AnyImporter = Importer;

/** Declares an importer with its target type erased: targets are handed back to this importer only. */
export const importerOf = <Target>(importer: Importer<Target>): AnyImporter =>
  importer as unknown as AnyImporter;
