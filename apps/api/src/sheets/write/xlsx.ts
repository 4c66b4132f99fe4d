import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CellValue, type ColumnDef, writeXlsxStream } from "hucre/xlsx";
import type { SheetCell, SheetColumn, SheetTable } from "../new-sheet.ts";
import { bytesOf } from "./bytes-of.ts";
import { inTurns, lookedAt } from "./in-turns.ts";
import { bold, numberFormats, sheetName, textForXlsx, widthOf } from "./xlsx-cells.ts";

/** A workbook of one sheet: bold headings that stay in sight, and identifiers as texts. */
export async function writeXlsxSheet(sheet: SheetTable, to: Writable): Promise<void> {
  const { columns } = sheet;
  const { first, all } = await lookedAt(sheet.rows);
  let atHeadings = true;
  async function* rows(): AsyncGenerator<CellValue[], void, undefined> {
    yield columns.map(({ label }) => textForXlsx(label));
    atHeadings = false;
    for await (const row of inTurns(all)) {
      yield columns.map((column, at) => cellOf(column, row[at] ?? null));
    }
  }
  const written = columns.map(({ label, kind }, at): ColumnDef => {
    const body = { numFmt: numberFormats[kind] };
    const heading = { font: bold, numFmt: numberFormats.text };
    return {
      width: widthOf([label, ...first.map((row) => row[at])]),
      // Asked anew for every row: the library knows styles of columns, not of rows.
      get style() {
        return atHeadings ? heading : body;
      },
    };
  });
  const stream = writeXlsxStream(rows(), {
    name: sheetName(sheet.title),
    columns: written,
    freezePane: { rows: 1 },
  });
  await pipeline(bytesOf(stream), to);
}

function cellOf({ kind }: SheetColumn, cell: SheetCell): CellValue {
  if (cell === null) return null;
  if (kind === "text") return textForXlsx(String(cell));
  if (typeof cell === "number") return cell;
  if (kind === "date" && /^\d{4}-\d{2}-\d{2}/.test(cell)) return new Date(cell.slice(0, 10));
  return textForXlsx(cell);
}
