import type { CellValue } from "./cell-value.ts";
import type { DataColumn } from "./column.ts";

/** Spreadsheets would run such a text as a formula. An apostrophe before it makes it a text (OWASP). */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** The headings and rows of a table as plain values, in the order of its columns. */
export const tableOf = <Item>(
  columns: readonly DataColumn<Item>[],
  rows: readonly Item[],
): CellValue[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];

/** A cell of a CSV file. Numbers are unchanged, texts are escaped and quoted. */
export function csvCell(value: CellValue): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const text = value ?? "";
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a byte order mark, so that Excel reads UTF-8, and RFC 4180 line ends. */
export const csvOf = (table: readonly (readonly CellValue[])[]): string =>
  `\uFEFF${table.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
