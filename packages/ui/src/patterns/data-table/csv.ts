import type { CellValue } from "./cell-value.ts";
import type { DataColumn } from "./column.ts";

/** A spreadsheet would run such a text as a formula; an apostrophe before it makes it a text (OWASP). */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** The head and the rows of a table as plain values, in the order of its columns. */
export const tableOf = <Item>(
  columns: readonly DataColumn<Item>[],
  rows: readonly Item[],
): CellValue[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];

/** One cell of a CSV file. A number is one, whatever its sign; a text is made harmless and quoted. */
export function csvCell(value: CellValue): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const text = value ?? "";
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file that Excel opens as UTF-8 (the mark at its start), with the line ends of RFC 4180. */
export const csvOf = (table: readonly (readonly CellValue[])[]): string =>
  `\uFEFF${table.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
