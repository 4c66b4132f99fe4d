/** A sheet to be written: everything in it is text. */
export type TextSheet = {
  /** The first row, in bold, which stays in sight. */
  headings: readonly string[];
  /** The rows under it. */
  rows: readonly (readonly string[])[];
};

/** What is asked of the worker. */
export type SpreadsheetTask = { read: Blob } | { write: TextSheet };

/** What it answers; `failed` where the file is no workbook. */
export type SpreadsheetAnswer =
  | { cells: readonly (readonly unknown[])[] }
  | { blob: Blob }
  | { failed: string };
