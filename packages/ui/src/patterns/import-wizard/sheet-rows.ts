import { plainHeading as plain } from "@polyportal/domain/import/headings";
import { cleaned } from "@polyportal/domain/text/clean";
import type { ImportColumn, ImportRow } from "./import-types.ts";
import type { Catalogue } from "../../words/words.ts";

/** A sheet that cannot be imported. The message says what to do. */
export class SheetProblem extends Error {}

/** The content of a sheet. */
export type Sheet = {
  /** Its rows, without the empty ones. */
  rows: readonly ImportRow[];
  /** Headings without a column. */
  ignored: readonly string[];
};

/** The rows of a sheet by its headings, in any order. Throws a {@link SheetProblem}. */
export function sheetRows(
  cells: readonly (readonly unknown[])[],
  columns: readonly ImportColumn[],
  words: Catalogue["importWizard"],
): Sheet {
  // The first non-empty row has the headings.
  const top = cells.findIndex((row) => row.some((cell) => textOf(cell) !== ""));
  const headings = (cells[top] ?? []).map(textOf);
  const places = new Map(headings.map((heading, at) => [plain(heading), at] as const).toReversed());
  const missing = columns.filter(
    ({ heading, required }) => required && !places.has(plain(heading)),
  );
  if (missing.length > 0)
    throw new SheetProblem(words.missingColumns(missing.map((c) => c.heading)));

  const rows = cells
    .map((row, index): ImportRow => {
      const values = columns.map(({ key, heading }) => {
        const at = places.get(plain(heading));
        return [key, at === undefined ? "" : textOf(row[at])] as const;
      });
      return { line: index + 1, values: Object.fromEntries(values) };
    })
    .filter(
      ({ line, values }) => line > top + 1 && Object.values(values).some((value) => value !== ""),
    );
  if (rows.length === 0) throw new SheetProblem(words.noRows);

  const known = new Set(columns.map(({ heading }) => plain(heading)));
  const ignored = headings.filter((heading) => heading !== "" && !known.has(plain(heading)));
  return { rows, ignored };
}

/** A cell as text: a date without time, a number without Excel's rounding errors. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean" || typeof cell === "number") return String(cell);
  const text = typeof cell === "string" ? cleaned(cell).trim() : "";
  return isExcelNumber(text) ? rounded(text) : text;
}

/** 3.28 may be stored as 3.2800000000000002, and 310007769676 as 3.10007769676E11. */
const isExcelNumber = (text: string): boolean =>
  /^-?\d+\.\d{9,}$/.test(text) || /^-?\d(\.\d+)?E[+-]?\d+$/.test(text);

const rounded = (text: string): string =>
  Number(text).toLocaleString("en", { useGrouping: false, maximumSignificantDigits: 15 });
