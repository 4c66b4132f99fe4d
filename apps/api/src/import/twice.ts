import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { SheetRead } from "../sheets/sheet-row.ts";
import { isExample, recordKey, readCell, readRow, type Placed } from "./cells.ts";
import type { ChosenRow, RowAgain } from "./importer.ts";

/** The columns' positions, needed to recognise the example row. */
type InSheet = Pick<Placed, "columns" | "isWhole">;

/** What other rows of the sheet mean for a row: why it is refused, or why another row counts. */
export type FindTwice = (
  values: Readonly<Record<string, string>>,
  line: number,
) => { readonly refusals?: readonly string[]; readonly stays?: string };

/** Finds values that repeat in unique columns. All of their rows are refused. */
export async function twiceIn(sheet: Pick<SheetRead, "rows">, placed: InSheet): Promise<FindTwice> {
  const unique = placed.columns.filter(({ column }) => column.unique);
  const seen = unique.map(({ column, at }) => ({
    column,
    at,
    rowsOf: new Map<string, number[]>(),
  }));
  for await (const some of sheet.rows()) {
    for (const { line, cells } of some) {
      if (isExample(placed, { cells })) continue;
      for (const { column, at, rowsOf } of seen) {
        const { value } = readCell(column, cells[at]);
        if (value === undefined) continue;
        const key = recordKey(value);
        const rows = rowsOf.get(key);
        if (rows) rows.push(line);
        else rowsOf.set(key, [line]);
      }
    }
  }
  return (values) => ({
    refusals: seen.flatMap(({ column, rowsOf }) => {
      const rows = rowsOf.get(recordKey(values[column.key] ?? "")) ?? [];
      if (rows.length < 2) return [];
      return column.twice
        ? words.ofColumn(column.heading, column.twice(rows))
        : words.twice(column.heading);
    }),
  });
}

/** Finds several rows of one record and chooses one. */
export async function chosenIn(
  sheet: Pick<SheetRead, "rows">,
  placed: InSheet,
  key: string,
  choose: (rows: readonly RowAgain[]) => ChosenRow,
): Promise<FindTwice> {
  const { columns } = placed;
  const heading = columns.find(({ column }) => column.key === key)?.column.heading ?? key;
  const rowsOf = new Map<string, RowAgain[]>();
  for await (const some of sheet.rows()) {
    for (const row of some) {
      if (isExample(placed, row)) continue;
      const { line, values, reasons } = readRow(columns, row);
      const record = recordKey(values[key] ?? "");
      const again = { line, values, wrong: reasons.length > 0 };
      const rows = rowsOf.get(record);
      if (rows) rows.push(again);
      else rowsOf.set(record, [again]);
    }
  }
  const chosen = new Map(
    [...rowsOf]
      .filter(([record, rows]) => record !== "" && rows.length > 1)
      .map(([record, rows]) => [record, choose(rows)]),
  );
  return (values, line) => {
    const one = chosen.get(recordKey(values[key] ?? ""));
    if (!one || ("counts" in one && one.counts === line)) return {};
    return "counts" in one
      ? { stays: one.others }
      : { refusals: [words.ofColumn(heading, one.refusal)] };
  };
}
