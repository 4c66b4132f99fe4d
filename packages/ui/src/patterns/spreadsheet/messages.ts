/** What a written cell holds; texts stay texts, whatever Excel would see in them. */
export type SheetCell = string | number | null;

/** A sheet to be written. */
export type NewSheet = {
  /** The first row, in bold, which stays in sight. */
  headings: readonly string[];
  /** The rows under it. */
  rows: readonly (readonly SheetCell[])[];
};

/** What is asked of the worker. */
export type SpreadsheetTask = { read: Blob } | { write: NewSheet };

/** What it answers; `failed` where the file is no workbook. */
export type SpreadsheetAnswer =
  | { cells: readonly (readonly unknown[])[] }
  | { blob: Blob }
  | { failed: string };
