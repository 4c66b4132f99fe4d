import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";

/** All lines of a file that was exported with so many columns, the headings first; as far as they reach in text. */
export async function linesOf(file: Buffer, format: string, columns: number): Promise<unknown[][]> {
  if (format === "csv") return parseCsv(file.toString("utf8"));
  const { sheets } = await readXlsx(file);
  const lines = sheets[0]?.rows ?? [];
  const widest = Math.max(...lines.map((cells) => cells.length));
  // A cell that is empty at the end of its row is none, and a column without any cell is no column.
  const width = Math.min(columns, widest);
  return lines.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null));
}
