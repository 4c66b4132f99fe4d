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

/** An importer's column with its position in the sheet. */
export type PlacedColumn<Column extends ShownColumn = ImportColumn> = {
  readonly column: Column;
  readonly at: number;
};

export type Placed<Column extends ShownColumn = ImportColumn> = {
  readonly columns: readonly PlacedColumn<Column>[];
  /** Whether the sheet has every sample column that the caller may see. */
  readonly isWhole: boolean;
  /** Messages about columns that are ignored. */
  readonly notices: readonly string[];
  /** Why the sheet cannot be imported at all. */
  readonly refusal: string | undefined;
};

/** The letters of a column, counted from 0. */
const lettersOf = (column: number): string => cellName(column, 1).slice(0, -1);

/** Finds an importer's columns by the sheet's headings. A heading that stands over two columns refuses the sheet. */
export function placeColumns<Column extends ShownColumn>(
  {
    columns,
    passedOver = [],
  }: { readonly columns: readonly Column[]; readonly passedOver?: readonly string[] },
  headings: readonly string[],
  claims: ReadonlySet<Claim>,
): Placed<Column> {
  const found = headings.map(plain);
  // The heading "Test (20)" means the column "Test".
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
 * A cell as it was typed, without invisible characters. Our CSV puts an apostrophe before some texts, and
 * Excel keeps it on saving or copying: it is removed here.
 */
const typedIn = (cell = ""): string => asTyped(cleaned(cell).trim());

/** The value of a cell by its column's schema, or the reason for refusing it. */
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

/** The values of a row, or the reasons why it is refused. Ignored columns cannot refuse it. */
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
 * The key of a record for comparison. Case and invisible characters do not count. Slashes and hyphens do,
 * because ND/1/11 and ND/11/1 are two students.
 */
export const recordKey = (value: string): string =>
  cleanedName(value).normalize("NFC").toLowerCase();

/**
 * Whether a row is the sample's example, left in by mistake: all columns must match. If the sheet lacks some
 * columns, a real row may equal the rest of the example.
 */
export const isExample = (
  { columns, isWhole }: Pick<Placed, "columns" | "isWhole">,
  { cells }: { readonly cells: readonly string[] },
): boolean =>
  isWhole &&
  columns.some(({ column }) => column.example !== "") &&
  columns.every(({ column, at }) => typedIn(cells[at]) === column.example.trim());
