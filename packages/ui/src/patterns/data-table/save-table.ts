import type { CellValue } from "./column.ts";
import { csvOf } from "./csv.ts";

/** The kinds of file that a table can be saved as. */
export type TableFormat = "csv" | "xlsx";

/** Saves a table as a file of this name; Excel's writer is loaded when it is first wanted. */
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
  // The browser has taken the file by the next turn; Safari wants the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** An Excel workbook of one sheet, heads in bold. Texts are typed as texts, so none is a formula. */
async function workbookOf(table: readonly (readonly CellValue[])[]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/browser");
  const [heads = [], ...rows] = table;
  const sheet = [
    heads.map((head) => ({ value: String(head), type: String, fontWeight: "bold" as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = heads.map((head, column) => ({ width: widthOf(head, rows, column) }));
  return write(sheet, { columns, stickyRowsCount: 1 }).toBlob();
}

const cellOf = (value: CellValue) => {
  if (typeof value === "number" && Number.isFinite(value)) return { value, type: Number };
  return typeof value === "string" && value !== "" ? { value, type: String } : null;
};

/** In characters: the longest of the first rows, within reason. */
function widthOf(head: CellValue, rows: readonly (readonly CellValue[])[], column: number): number {
  const lengths = [head, ...rows.slice(0, 100).map((row) => row[column])].map(
    (value) => String(value ?? "").length,
  );
  return Math.min(60, Math.max(8, ...lengths) + 2);
}
