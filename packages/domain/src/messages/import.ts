/** What is said while a spreadsheet of records is imported. */
export const importMessages = {
  steps: "Steps of the import",
  upload: "Upload the sheet",
  check: "Check the rows",
  import: "Import",
  columns: "The sheet has these columns in its first row; those with an asterisk must be filled.",
  downloadSample: "Download the sample sheet",
  file: "Your sheet",
  fileHint: "An Excel file (.xlsx) of at most 12 MB",
  wrongType: "Wrong file type, ensure this is an Excel file (.xlsx)!",
  unreadable: "The file could not be read. Save it again as an Excel file (.xlsx).",
  notRead: "The file could not be read just now. Please choose it again.",
  noRows: "The sheet has no rows under its headings.",
  sampleNotMade: "The sheet could not be made. Please try again.",
  notChecked: "The rows could not be checked. Please try again.",
  noVerdict: "The school's server said nothing about this row.",
  notImported: "The rows could not be imported. Please try again.",
  otherSheet: "Choose another sheet",
  refusedLeftOut:
    "Refused rows are left out. Mend them in the workbook of refused rows and import it.",
  nothingToImport: "No row is new or changed, so there is nothing to import.",
  downloadRefused: "Download the refused rows",
  all: "All",
  verdicts: { new: "New", changed: "Changed", unchanged: "Unchanged", refused: "Refused" },
  from: "from",
  to: "to",
  row: "Row",
  /** The columns that the workbook of refused rows has besides the sheet's own. */
  rowColumn: "Row in the sheet",
  reason: "Reason for refusal",
  noneOfKind: "No row is of this kind.",
  imported: "The import is finished",
} as const;

const rows = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;

/** What the sheet lacks: its columns by their headings. */
export const missingColumns = (headings: readonly string[]): string =>
  `The sheet lacks ${headings.length === 1 ? "the column" : "the columns"} ${headings.join(", ")}. Start from the sample sheet.`;

/** A sheet of something else. */
export const noColumns = (headings: readonly string[]): string =>
  `None of the sheet's columns is known here. It should have ${headings.join(", ")}. Start from the sample sheet.`;

/** One heading over several columns, by their letters: nobody could tell which of them is meant. */
export const headingTwice = (heading: string, columns: readonly string[]): string =>
  `“${heading}” heads the columns ${columns.join(" and ")}. Keep one of them, or give the other another heading.`;

/** Columns that nobody asked for. */
export const ignoredColumns = (headings: readonly string[]): string =>
  `Not imported, for no such column is known: ${headings.join(", ")}.`;

export const readingSheet = (file: string): string => `Reading ${file}`;
export const checkingRows = (count: number): string => `Checking ${rows(count)}`;
export const importRows = (count: number): string => `Import ${rows(count)}`;
export const importedRows = (count: number): string =>
  `${rows(count)} ${count === 1 ? "was" : "were"} imported.`;
export const refusedRows = (count: number): string =>
  `${rows(count)} ${count === 1 ? "was" : "were"} refused.`;

/** How far an import is: "Importing 120 of 1,000 rows". */
export const importingRows = (done: number, all: number): string =>
  `Importing ${done.toLocaleString("en")} of ${rows(all)}`;
