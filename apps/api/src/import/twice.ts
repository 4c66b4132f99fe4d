import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { SheetRead } from "../sheets/sheet-row.ts";
import { folded, readCell, type PlacedColumn } from "./cells.ts";

/** Says of a row which of its values other rows of the sheet have, too: all of them are refused. */
export type FindTwice = (values: Readonly<Record<string, string>>) => string[];

/** Reads the sheet through for values that stand twice where each may stand once. */
export async function twiceIn(
  sheet: Pick<SheetRead, "rows">,
  columns: readonly PlacedColumn[],
): Promise<FindTwice> {
  const unique = columns.filter(({ column }) => column.unique);
  const seen = unique.map(({ column, at }) => ({
    column,
    at,
    once: new Set<string>(),
    twice: new Set<string>(),
  }));
  for await (const some of sheet.rows()) {
    for (const { cells } of some) {
      for (const { column, at, once, twice } of seen) {
        const { value } = readCell(column, cells[at]);
        if (value === undefined) continue;
        const key = folded(value);
        (once.has(key) ? twice : once).add(key);
      }
    }
  }
  return (values) =>
    seen
      .filter(({ column, twice }) => twice.has(folded(values[column.key] ?? "")))
      .map(({ column }) => words.twice(column.heading));
}
