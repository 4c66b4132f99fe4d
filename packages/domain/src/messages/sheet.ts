import { sheetLimits, uploadLimits } from "../upload/limits.ts";
import { importMessages } from "./import.ts";

/** That a sheet is longer than it may be. */
export function tooManyRows(most: number): string {
  return `The sheet has more than ${most.toLocaleString("en")} rows. Divide it into several files.`;
}

/** Why a file of rows is not read at all, by the name that the server gives it. */
export const sheetProblems = {
  too_big: `The file is larger than ${uploadLimits.maxMb} MB. Divide it into several files.`,
  // Said when it is asked for: a number in words costs a server's start and a phone 10 ms.
  get too_many_rows() {
    return tooManyRows(sheetLimits.rows);
  },
  too_many_columns: `The sheet is wider than ${sheetLimits.columns} columns. Delete what stands to the right of the table.`,
  old_workbook:
    "This is a workbook of another kind (.xls or .xlsb). Open it, choose “Save as” and “Excel workbook (.xlsx)”, and choose the new file.",
  encrypted:
    "The workbook is protected by a password. Take the password away, save it and choose it again.",
  not_a_sheet: importMessages.unreadable,
  unfolds:
    "The workbook holds far more than its table. Copy the rows into a new workbook and choose that one.",
  unclosed_quote:
    "A quotation mark is opened and never closed, and rows would be lost with it. Close it, or choose an Excel file (.xlsx).",
  headings:
    "The first row that is not empty must hold the headings, one in each cell, without merged cells and formulas.",
  no_rows: importMessages.noRows,
} as const;

/** The name of a reason why a file of rows is not read. */
export type SheetProblemCode = keyof typeof sheetProblems;

/** A cell, by its name and its column, from 0 on. */
type Cell = { readonly cell: string; readonly column: number };

/** Why one row of a sheet is refused before anybody looks at what it says, where the column is read. */
export type SheetFault =
  | {
      readonly kind: "merged";
      readonly from: string;
      readonly to: string;
      /** The first of its columns and the last, from 0 on. */
      readonly columns: readonly [number, number];
    }
  /** A csv's row has more cells than there are headings: a comma in one has parted it. */
  | { readonly kind: "beyond" }
  | ({ readonly kind: "formula" | "scaled" | "conditional" | "number" } & Cell)
  | ({ readonly kind: "error"; readonly shows: string } & Cell);

/** Whether a fault concerns a column, from 0 on. */
export function isFaultOf(fault: SheetFault, column: number): boolean {
  switch (fault.kind) {
    case "beyond":
      return true;
    case "merged":
      return column >= fault.columns[0] && column <= fault.columns[1];
    default:
      return column === fault.column;
  }
}

/** What is wrong with a cell, and what to do. */
export function sheetFault(fault: SheetFault): string {
  switch (fault.kind) {
    case "merged":
      return `The cells ${fault.from} to ${fault.to} are merged. Unmerge them and fill in each.`;
    case "beyond":
      return "This row has more cells than there are headings. A comma divides cells: type 17.5 instead of 17,5, and put quotation marks around a text that has a comma.";
    case "formula":
      return `Cell ${fault.cell} holds a formula. Type the value, or paste it as a value.`;
    case "scaled":
      return `Cell ${fault.cell} shows its number in thousands or millions. Give it the format “General”, and look at the number.`;
    case "conditional":
      return `Cell ${fault.cell} has a number format that may show something else than the number it holds. Give it the format “General”, and look at the number.`;
    case "number":
      return `Cell ${fault.cell} holds a number that cannot be read. Type it again.`;
    case "error":
      return `Cell ${fault.cell} shows ${fault.shows}. Type the value.`;
  }
}

/** Sheets of the workbook that nobody sees, and nobody reads. */
export const hiddenSheets = (names: readonly string[]): string =>
  `Hidden sheets are passed over: ${names.join(", ")}.`;

/** Sheets beside the one that is read. */
export const unreadSheets = (read: string, names: readonly string[]): string =>
  `Only the sheet “${read}” is read, not ${names.join(", ")}.`;

const mostNamed = 20;

/** Rows that a filter or a hand has hidden, by their numbers. */
export const hiddenRows = (lines: readonly number[]): string => {
  const named = lines.slice(0, mostNamed).join(", ");
  const more = lines.length > mostNamed ? ", …" : "";
  return lines.length === 1
    ? `1 hidden row is read too: ${named}.`
    : `${lines.length.toLocaleString("en")} hidden rows are read too: ${named}${more}.`;
};

/** Columns that are read though a hand has hidden them, by their headings. */
export const hiddenColumns = (headings: readonly string[]): string =>
  headings.length === 1
    ? `1 hidden column is read too: ${headings[0]}.`
    : `${headings.length} hidden columns are read too: ${headings.join(", ")}.`;

/** What a written sheet says besides its rows. */
export const sheetWords = {
  total: "Total",
  noRows: "No rows",
  /** The second sheet of a sample: how each column is filled in. */
  hints: "How to fill it in",
  column: "Column",
  required: "Must be filled in",
  hint: "How to write it",
  example: "Example",
  yes: "Yes",
  no: "No",
  /** The name of a sheet whose title has nothing that may stand in one. */
  unnamed: "Sheet",
} as const;

/** On every page, the latter when the last is full: "Page 2", " of 12". */
export const pageNumber = (page: number): string => `Page ${page.toLocaleString("en")}`;
export const ofPages = (pages: number): string => ` of ${pages.toLocaleString("en")}`;

/** How many rows a printed list has. */
export const rowsListed = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
