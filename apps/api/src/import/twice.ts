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
    rowsOf: new Map<string, number[]>(),
  }));
  for await (const some of sheet.rows()) {
    for (const { line, cells } of some) {
      for (const { column, at, rowsOf } of seen) {
        const { value } = readCell(column, cells[at]);
        if (value === undefined) continue;
        const key = folded(value);
        const rows = rowsOf.get(key);
        if (rows) rows.push(line);
        else rowsOf.set(key, [line]);
      }
    }
  }
  return (values) =>
    seen.flatMap(({ column, rowsOf }) => {
      const rows = rowsOf.get(folded(values[column.key] ?? "")) ?? [];
      if (rows.length < 2) return [];
      return column.twice
        ? words.ofColumn(column.heading, column.twice(rows))
        : words.twice(column.heading);
    });
}
