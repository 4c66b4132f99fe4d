import {
  spreadsheetExtensions,
  spreadsheetType,
  uploadLimits,
} from "@polyportal/domain/upload/limits";
import type { ImportColumn, ImportRow, RefusedRow } from "./import-types.ts";
import { UnreadableWorkbook, readCells, saveSheet } from "../spreadsheet/spreadsheet.ts";
import type { Sheet } from "./sheet-rows.ts";
import { SheetProblem, sheetRows } from "./sheet-rows.ts";
import type { Catalogue } from "../../words/words.ts";

/** Why a file cannot be a sheet; undefined if it may be one. */
export function fileProblem(
  { name, size, type }: File,
  words: Catalogue["importWizard"],
): string | undefined {
  const named = spreadsheetExtensions.some((extension) =>
    name.toLowerCase().endsWith(`.${extension}`),
  );
  if (!named && type !== spreadsheetType) return words.wrongType;
  return size > uploadLimits.maxBytes ? words.tooBig : undefined;
}

/** The rows of a file's first sheet. Throws a {@link SheetProblem} that says what to do. */
export async function readRows(
  file: File,
  columns: readonly ImportColumn[],
  words: Catalogue["importWizard"],
): Promise<Sheet> {
  const cells = await readCells(file).catch((failure: unknown) => {
    const unreadable = failure instanceof UnreadableWorkbook;
    throw new SheetProblem(unreadable ? words.unreadable : words.notRead);
  });
  return sheetRows(cells, columns, words);
}

/** Downloads a sheet with headings and an example row. */
export const saveSample = (fileName: string, columns: readonly ImportColumn[]) =>
  saveSheet(fileName, {
    headings: columns.map(({ heading }) => heading),
    rows: [columns.map(({ example }) => example)],
  });

/** Downloads the refused rows with their numbers and reasons. */
export function saveRefused(
  fileName: string,
  columns: readonly ImportColumn[],
  rows: readonly ImportRow[],
  refused: readonly RefusedRow[],
  words: Catalogue["importWizard"],
) {
  const byLine = new Map(rows.map((row) => [row.line, row.values]));
  return saveSheet(fileName, {
    headings: [...columns.map(({ heading }) => heading), words.rowColumn, words.reason],
    rows: refused.map(({ line, reasons }) => [
      ...columns.map(({ key }) => byLine.get(line)?.[key] ?? ""),
      String(line),
      reasons.join(" "),
    ]),
  });
}
