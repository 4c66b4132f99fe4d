import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { exportMessages } from "@polyportal/domain/messages/export";
import * as core from "zod/v4/core";
import type { Reader } from "../database/connect.ts";
import type { ExportAsked } from "../database/schema/exports.ts";
import type { ListEndpoint, RowOf } from "../lists/source.ts";
import { fail } from "../failure.ts";
import { fieldMessages } from "../server/read-input.ts";
import type { SheetCell, SheetColumn } from "../sheets/new-sheet.ts";
import { cellOf } from "./cell-of.ts";

/** A column of a file, with the label of the page. */
export type ExportColumn = SheetColumn & { readonly id: string };

type Named<Id> = Omit<ExportColumn, "id" | "kind"> & {
  readonly id: Id;
  readonly kind?: SheetColumn["kind"];
};

type ColumnOf<Row> = {
  readonly [Id in keyof Row & string]:
    | (Named<Id> & {
        /** The content of the cell; by default the field itself. */
        readonly cell?: (row: Row) => SheetCell;
      })
    // A column of the page that is not a field of the row.
    | (Named<string> & { readonly cell: (row: Row) => SheetCell });
}[keyof Row & string];

export type FilterWords = {
  readonly label: string;
  /** The labels of the filter's values. */
  readonly words?: (values: readonly string[], db: Reader) => Promise<string[]> | string[];
};

/** The title, columns and filters of a list, in the words of its page. */
export type ListWords<E extends ListEndpoint> = {
  readonly title: string;
  /** By the ids of the page's columns. */
  readonly columns: readonly ColumnOf<RowOf<E>>[];
  readonly filters: Readonly<Record<E["list"]["filters"][number], FilterWords>>;
};

/** The columns of a file, without their cells. */
export const columnsOf = <E extends ListEndpoint>({ columns }: ListWords<E>): ExportColumn[] =>
  columns.map(({ id, label, kind = "text" }) => ({ id, label, kind }));

/** Returns a function that fills a row's cells for the wanted columns. */
export function cellsIn<E extends ListEndpoint>({ columns }: ListWords<E>) {
  const cells = new Map<string, (row: RowOf<E>) => SheetCell>(
    columns.map(({ id, cell }) => [id, cell ?? ((row) => cellOf(row[id as keyof RowOf<E>]))]),
  );
  return (row: RowOf<E>, wanted: readonly string[]): SheetCell[] =>
    wanted.map((id) => cells.get(id)?.(row) ?? null);
}

/** What a list was narrowed down by: a line for the search and one for each filter. */
export async function linesOf(
  { search, filters }: Pick<ExportAsked, "search" | "filters">,
  called: Readonly<Record<string, FilterWords>>,
  db: Reader,
): Promise<string[]> {
  const lines = search ? [exportMessages.searched(search)] : [];
  for (const [filter, { label, words }] of Object.entries(called)) {
    const values = [filters[filter] ?? []].flat();
    if (values.length === 0) continue;
    lines.push(exportMessages.filtered(label, (await words?.(values, db)) ?? values));
  }
  return lines;
}

/** The question to a list as its endpoint takes it. Fails with `invalid_input` if it does not. */
export function parse<E extends ListEndpoint>(
  { input }: E,
  { search, sort, filters }: ExportAsked,
): ParsedInputOf<E> {
  const asked = core.safeParse(input as unknown as core.$ZodType, { ...filters, search, sort });
  if (asked.success) return asked.data;
  return fail("invalid_input", { fields: fieldMessages(asked.error.issues) });
}
