import { formatDateTime } from "../format/date.ts";
import { isBulkEdit } from "../import/pages.ts";
import { bulkEditMessages } from "./bulk-edit.ts";
import { importMessages } from "./import.ts";

const count = (rows: number): string =>
  `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`;

/** What a page says that has the server import a sheet. */
export const importPageMessages = {
  title: (noun: string) => `Import ${noun}`,
  lead: "Fill in the sample sheet and upload it, or paste its cells. Nothing is written before you have seen what becomes of each row.",
  sample: importMessages.downloadSample,
  file: importMessages.file,
  fileHint: "An Excel file (.xlsx) or a text file (.csv) of at most 12 MB and 20,000 rows",
  paste: "Or paste the cells here, with their headings",
  pasteHint: "Mark them in the spreadsheet, copy them and paste them",
  check: "Check the rows",
  /** While the server is at it. */
  steps: {
    previewing: "Checking the rows",
    applying: "Importing",
    undoing: "Undoing the import",
  },
  stays: "You can leave this page: the work goes on, and this address shows how far it is.",
  notSaved: "The file could not be saved. Please try again.",
  /** The sheets that were imported before, each with what can still be done. */
  earlier: "Earlier imports",
  noEarlier: "Nothing was imported in the last 90 days.",
  earlierAndBulk: "Earlier imports and bulk changes",
  pasted: "Pasted cells",
  kind: "Of",
  earlierColumns: {
    file: "Sheet",
    at: "On",
    by: "By",
    state: "State",
    rows: "Rows",
    refused: "Refused",
    undoUntil: "Can be undone until",
  },
  states: {
    previewing: "Being checked",
    previewed: "Checked, not imported",
    applying: "Being imported",
    applied: "Imported",
    undoing: "Being undone",
    undone: "Undone",
    failed: "Failed",
    expired: "Preview over",
  },
  rows: "Rows of the sheet",
  all: "All",
  verdicts: {
    New: "New",
    Changed: "Changed",
    Unchanged: "Unchanged",
    Refused: "Refused",
    Kept: "Kept",
  },
  row: importMessages.row,
  verdict: "What becomes of it",
  why: "Changes and reasons",
  rowNumber: (line: number) => `Row ${line.toLocaleString("en")}`,
  change: (heading: string, from: string, to: string, whose = "") => {
    if (!from) return `${heading}: ${to}, was empty`;
    const became = to ? `from ${from} to ${to}` : `${from} is taken out`;
    return `${heading}: ${became}${whose && `, entered by ${whose}`}`;
  },
  none: importMessages.noneOfKind,
  downloadRefused: importMessages.downloadRefused,
  refusedLeftOut: importMessages.refusedLeftOut,
  waiting: (rows: number) =>
    rows === 1
      ? "In 1 row something waits for the approval of another."
      : `In ${rows.toLocaleString("en")} rows something waits for the approval of another.`,
  nothing: importMessages.nothingToImport,
  import: (rows: number) => `Import ${count(rows)}`,
  other: importMessages.otherSheet,
  backToList: "Back to the list",
  done: (done: number, all: number) =>
    `${done.toLocaleString("en")} of ${all.toLocaleString("en")} rows`,
  missing: (rows: number) =>
    `${rows.toLocaleString("en")} ${rows === 1 ? "person is" : "people are"} not in the sheet. Nothing is done about them.`,
  andMore: (rows: number) => `and ${rows.toLocaleString("en")} more`,
  applied: (rows: number) => `${count(rows)} ${rows === 1 ? "was" : "were"} imported.`,
  undoUntil: (moment: string) => `This can be undone until ${formatDateTime(moment)}.`,
  undo: "Undo the import",
  undoQuestion:
    "What the import made is deleted, and what it changed is set back. What others have changed or used since is kept, and listed by name.",
  keepIt: "Keep it",
  undone: (rows: number) => `${count(rows)} ${rows === 1 ? "was" : "were"} taken back.`,
  kept: (rows: number) =>
    `${count(rows)} ${rows === 1 ? "is" : "are"} kept: others have changed or used ${rows === 1 ? "it" : "them"} since.`,
  ended: {
    failed: "The sheet could not be checked.",
    expired: "This preview is over: it lives for two hours. Please upload the sheet again.",
  },
} as const;

/** How far an import is, or a bulk edit. */
export const importStateWords = (kind: string, state: keyof typeof importPageMessages.states) =>
  isBulkEdit(kind) && state === "applied"
    ? bulkEditMessages.states.applied
    : importPageMessages.states[state];
