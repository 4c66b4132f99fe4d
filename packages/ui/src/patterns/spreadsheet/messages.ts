/** The content of a cell. Texts stay texts, whatever Excel would make of them. */
export type SheetCell = string | number | null;

/** A sheet to write. */
export type NewSheet = {
  /** The first row, bold and frozen. */
  headings: readonly string[];
  /** The rows below. */
  rows: readonly (readonly SheetCell[])[];
};

/** A task of the worker. */
export type SpreadsheetTask = { read: Blob } | { write: NewSheet };

/** Its answer; `failed` if the file is no workbook. */
export type SpreadsheetAnswer =
  | { cells: readonly (readonly unknown[])[] }
  | { blob: Blob }
  | { failed: string };
