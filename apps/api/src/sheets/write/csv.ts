import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeCsvStream } from "hucre/csv";
import { harmless } from "../harmless.ts";
import type { SheetCell, SheetColumn, SheetTable } from "../new-sheet.ts";
import { bytesOf } from "./bytes-of.ts";
import { inTurns } from "./in-turns.ts";

/** UTF-8 with its mark, without which Excel takes it for another encoding, and Windows' line ends. */
export async function writeCsvSheet({ columns, rows }: SheetTable, to: Writable): Promise<void> {
  async function* lines() {
    yield columns.map(({ label }) => harmless(label));
    for await (const row of inTurns(rows)) {
      yield columns.map((column, at) => cellOf(column, row[at] ?? null));
    }
  }
  const stream = writeCsvStream(lines(), { bom: true, lineSeparator: "\r\n" });
  await pipeline(bytesOf(stream), to);
}

function cellOf({ kind }: SheetColumn, cell: SheetCell): SheetCell {
  if (typeof cell === "string") return harmless(cell);
  if (cell === null || !Number.isFinite(cell)) return null;
  return kind === "money" ? cell.toFixed(2) : String(cell);
}
