import {
  checkingRows,
  ignoredColumns,
  importMessages,
  importRows,
  importedRows,
  importingRows,
  missingColumns,
  readingSheet,
  refusedRows,
} from "@polyportal/domain/messages/import";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** Words of the import wizard. */
export const importWizardWords = {
  steps: importMessages.steps,
  upload: importMessages.upload,
  check: importMessages.check,
  import: importMessages.import,
  columns: importMessages.columns,
  downloadSample: importMessages.downloadSample,
  file: importMessages.file,
  fileHint: importMessages.fileHint,
  wrongType: importMessages.wrongType,
  unreadable: importMessages.unreadable,
  notRead: importMessages.notRead,
  noRows: importMessages.noRows,
  sampleNotMade: importMessages.sampleNotMade,
  notChecked: importMessages.notChecked,
  noVerdict: importMessages.noVerdict,
  notImported: importMessages.notImported,
  otherSheet: importMessages.otherSheet,
  refusedLeftOut: importMessages.refusedLeftOut,
  nothingToImport: importMessages.nothingToImport,
  downloadRefused: importMessages.downloadRefused,
  all: importMessages.all,
  verdicts: importMessages.verdicts,
  from: importMessages.from,
  to: importMessages.to,
  row: importMessages.row,
  rowColumn: importMessages.rowColumn,
  reason: importMessages.reason,
  noneOfKind: importMessages.noneOfKind,
  imported: importMessages.imported,
  tooBig: uploadMessages.tooBig,
  retry: tryAgainLabel,
  /** After a required column, for screen readers. */
  required: "(required)",
  /** The headings that the sheet lacks. */
  missingColumns,
  ignoredColumns,
  reading: readingSheet,
  checking: checkingRows,
  /** On the button and in the result, with the number of rows. */
  importRows,
  importedRows,
  refusedRows,
  /** The progress in rows. */
  importing: importingRows,
};
