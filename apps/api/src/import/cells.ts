import { headingOutOf, plainHeading as plain } from "@polyportal/domain/import/headings";
import {
  headingTwice,
  ignoredColumns,
  missingColumns,
  noColumns,
} from "@polyportal/domain/messages/import";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { Claim } from "@polyportal/domain/rights/claims";
import { isFaultOf, sheetFault, type SheetFault } from "@polyportal/domain/messages/sheet";
import { cleaned, cleanedName } from "@polyportal/domain/text/clean";
import * as core from "zod/v4/core";
import { asTyped } from "../sheets/harmless.ts";
import { cellName } from "../sheets/read/place.ts";
import type { ImportColumn, ImportRow, ShownColumn } from "./importer.ts";

/** The columns of an importer, by where the sheet has them. */
export type PlacedColumn<Column extends ShownColumn = ImportColumn> = {
  readonly column: Column;
  readonly at: number;
};

export type Placed<Column extends ShownColumn = ImportColumn> = {
  readonly columns: readonly PlacedColumn<Column>[];
  /** The sheet has each column of the sample that the caller gets. */
  readonly isWhole: boolean;
  /** What is left out, in words. */
  readonly notices: readonly string[];
  /** Why the sheet cannot be imported at all. */
  readonly refusal: string | undefined;
};

/** The letters of a column, from 0 on. */
const lettersOf = (column: number): string => cellName(column, 1).slice(0, -1);

/** Finds an importer's columns under a sheet's headings; a heading that stands over two of them refuses the sheet. */
export function placeColumns<Column extends ShownColumn>(
  {
    columns,
    passedOver = [],
  }: { readonly columns: readonly Column[]; readonly passedOver?: readonly string[] },
  headings: readonly string[],
  claims: ReadonlySet<Claim>,
): Placed<Column> {
  const found = headings.map(plain);
  // "Test (20)" heads the tests.
  const withoutMost = headings.map((heading) => headingOutOf(heading).name);
  const placed = columns.map((column) => {
    const named = column.outOf ? withoutMost : found;
    const places = named.flatMap((heading, at) => (heading === plain(column.heading) ? [at] : []));
    return { column, at: places[0] ?? -1, places };
  });
  const untold = new Set(passedOver.map(plain));
  const missing = placed.filter(({ column, at }) => at < 0 && column.required);
  const present = placed.filter(({ at }) => at >= 0);
  const allowed = present.filter(({ column }) => !column.claim || claims.has(column.claim));
  const forbidden = present.filter((one) => !allowed.includes(one));
  const known = new Set(present.map(({ at }) => at));
  const ignored = headings.filter(
    (heading, at) => heading.trim() !== "" && !known.has(at) && !untold.has(plain(heading)),
  );
  const headingsOf = (some: readonly Pick<PlacedColumn<Column>, "column">[]) =>
    some.map(({ column }) => column.heading);
  const twice = allowed.find(({ places }) => places.length > 1);
  const refusals = [
    ...(present.length === 0 ? [noColumns(columns.map(({ heading }) => heading))] : []),
    ...(missing.length > 0 ? [missingColumns(headingsOf(missing))] : []),
    ...(twice ? [headingTwice(headings[twice.at] ?? "", twice.places.map(lettersOf))] : []),
  ];
  return {
    columns: allowed.map(({ column, at }) => ({ column, at })),
    isWhole: placed.every(
      ({ column, at }) => at >= 0 || (column.claim && !claims.has(column.claim)),
    ),
    notices: [
      ...(ignored.length > 0 ? [ignoredColumns(ignored)] : []),
      ...(forbidden.length > 0 ? [words.notAllowed(headingsOf(forbidden))] : []),
    ],
    refusal: refusals[0],
  };
}

/**
 * A cell as somebody typed it, without signs that nobody sees. Whoever opens our csv in Excel and saves or copies
 * it has the apostrophe by which a text is kept as one.
 */
const typedIn = (cell = ""): string => asTyped(cleaned(cell).trim());

/** What a cell says, as its column wants it, or why it cannot be taken. */
export function readCell(column: ImportColumn, cell = ""): { value?: string; reason?: string } {
  const text = typedIn(cell);
  if (text === "") {
    return column.required
      ? { reason: words.ofColumn(column.heading, column.empty ?? words.required(column.heading)) }
      : {};
  }
  const parsed = core.safeParse(column.schema, text);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { reason: words.ofColumn(column.heading, issue?.message ?? "") };
}

type ReadRow = ImportRow & { readonly reasons: readonly string[] };

/** A row's cells as values, or the reasons why it is refused; what is wrong with cells that are not read is none. */
export function readRow(
  columns: readonly PlacedColumn[],
  row: Omit<ImportRow, "values"> & {
    readonly cells: readonly string[];
    readonly faults?: readonly SheetFault[];
  },
): ReadRow {
  const { line, cells, faults = [] } = row;
  const values: Record<string, string> = {};
  const reasons = faults
    .filter((fault) => columns.some(({ at }) => isFaultOf(fault, at)))
    .map(sheetFault);
  for (const { column, at } of columns) {
    const { value, reason } = readCell(column, cells[at]);
    if (value !== undefined) values[column.key] = value;
    if (reason !== undefined) reasons.push(reason);
  }
  return { line, values, reasons };
}

/**
 * A key of a record as it is compared: capitals and unseen signs do not count. Slashes and hyphens do, since
 * ND/1/11 and ND/11/1 are two students.
 */
export const recordKey = (value: string): string =>
  cleanedName(value).normalize("NFC").toLowerCase();

/**
 * Whether a row is the example of the sample sheet, which somebody has left in: in every column of it. Where a sheet
 * has not all of them, a lecture that is really on Monday at eight may be what is left of the example.
 */
export const isExample = (
  { columns, isWhole }: Pick<Placed, "columns" | "isWhole">,
  { cells }: { readonly cells: readonly string[] },
): boolean =>
  isWhole &&
  columns.some(({ column }) => column.example !== "") &&
  columns.every(({ column, at }) => typedIn(cells[at]) === column.example.trim());
