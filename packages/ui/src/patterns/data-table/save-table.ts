import type { CellValue } from "./cell-value.ts";
import { csvOf } from "./csv.ts";

/** The file formats of exports. */
export type TableFormat = "csv" | "xlsx";

/** Downloads a table as a file. Excel's writer is loaded when first needed. */
export async function saveTable(
  table: readonly (readonly CellValue[])[],
  name: string,
  format: TableFormat,
): Promise<void> {
  const file =
    format === "csv"
      ? new Blob([csvOf(table)], { type: "text/csv;charset=utf-8" })
      : await workbookOf(table);
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.${format}`;
  link.click();
  // Safari needs the URL a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** An Excel workbook with one sheet. Texts are stored as texts, so none is a formula. */
async function workbookOf([headings = [], ...rows]: readonly (readonly CellValue[])[]) {
  const { makeWorkbook } = await import("../spreadsheet/spreadsheet.ts");
  return makeWorkbook({
    headings: headings.map(String),
    rows: rows.map((row) => row.map((value) => value ?? null)),
  });
}
