import { importMessages } from "@polyportal/domain/messages/import";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import {
  spreadsheetExtensions,
  spreadsheetType,
  uploadLimits,
} from "@polyportal/domain/upload/limits";
import type { ImportColumn, ImportRow, RefusedRow } from "./import-types.ts";
import { UnreadableWorkbook, readCells, saveSheet } from "../spreadsheet/spreadsheet.ts";
import type { Sheet } from "./sheet-rows.ts";
import { SheetProblem, sheetRows } from "./sheet-rows.ts";

/** Why a chosen file is no sheet to be read; undefined if it may be one. */
export function fileProblem({ name, size, type }: File): string | undefined {
  const named = spreadsheetExtensions.some((extension) =>
    name.toLowerCase().endsWith(`.${extension}`),
  );
  if (!named && type !== spreadsheetType) return importMessages.wrongType;
  return size > uploadLimits.maxBytes ? uploadMessages.tooBig : undefined;
}

/** The rows of a file's first sheet. Throws a {@link SheetProblem} that says what to do. */
export async function readRows(file: File, columns: readonly ImportColumn[]): Promise<Sheet> {
  const cells = await readCells(file).catch((failure: unknown) => {
    const unreadable = failure instanceof UnreadableWorkbook;
    throw new SheetProblem(unreadable ? importMessages.unreadable : importMessages.notRead);
  });
  return sheetRows(cells, columns);
}

/** Saves a sheet with the headings and an example of each column. */
export const saveSample = (fileName: string, columns: readonly ImportColumn[]) =>
  saveSheet(fileName, {
    headings: columns.map(({ heading }) => heading),
    rows: [columns.map(({ example }) => example)],
  });

/** Saves the refused rows as they were, with their numbers and reasons beside them. */
export function saveRefused(
  fileName: string,
  columns: readonly ImportColumn[],
  rows: readonly ImportRow[],
  refused: readonly RefusedRow[],
) {
  const byLine = new Map(rows.map((row) => [row.line, row.values]));
  return saveSheet(fileName, {
    headings: [
      ...columns.map(({ heading }) => heading),
      importMessages.rowColumn,
      importMessages.reason,
    ],
    rows: refused.map(({ line, reasons }) => [
      ...columns.map(({ key }) => byLine.get(line)?.[key] ?? ""),
      String(line),
      reasons.join(" "),
    ]),
  });
}
