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

/** A column of a file; its label is the page's. */
export type ExportColumn = SheetColumn & { readonly id: string };

type Named<Id> = Omit<ExportColumn, "id" | "kind"> & {
  readonly id: Id;
  readonly kind?: SheetColumn["kind"];
};

type ColumnOf<Row> = {
  readonly [Id in keyof Row & string]:
    | (Named<Id> & {
        /** What stands in the cell, where it is not the field as it is. */
        readonly cell?: (row: Row) => SheetCell;
      })
    // A column of the page that is no field of the row.
    | (Named<string> & { readonly cell: (row: Row) => SheetCell });
}[keyof Row & string];

export type FilterWords = {
  readonly label: string;
  /** What its values are called. */
  readonly words?: (values: readonly string[], db: Reader) => Promise<string[]> | string[];
};

/** What the page of a list calls it, its columns and its filters. */
export type ListWords<E extends ListEndpoint> = {
  readonly title: string;
  /** By the ids that they have on the page. */
  readonly columns: readonly ColumnOf<RowOf<E>>[];
  readonly filters: Readonly<Record<E["list"]["filters"][number], FilterWords>>;
};

/** The columns of a file, whatever stands in their cells. */
export const columnsOf = <E extends ListEndpoint>({ columns }: ListWords<E>): ExportColumn[] =>
  columns.map(({ id, label, kind = "text" }) => ({ id, label, kind }));

/** What stands in a row's cells, of the columns that are wanted. */
export function cellsIn<E extends ListEndpoint>({ columns }: ListWords<E>) {
  const cells = new Map<string, (row: RowOf<E>) => SheetCell>(
    columns.map(({ id, cell }) => [id, cell ?? ((row) => cellOf(row[id as keyof RowOf<E>]))]),
  );
  return (row: RowOf<E>, wanted: readonly string[]): SheetCell[] =>
    wanted.map((id) => cells.get(id)?.(row) ?? null);
}

/** What a list was asked, a line for what was searched and for each filter. */
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

/** What a list is asked, as its endpoint takes it; fails with `invalid_input` where it takes no such question. */
export function parse<E extends ListEndpoint>(
  { input }: E,
  { search, sort, filters }: ExportAsked,
): ParsedInputOf<E> {
  const asked = core.safeParse(input as unknown as core.$ZodType, { ...filters, search, sort });
  if (asked.success) return asked.data;
  return fail("invalid_input", { fields: fieldMessages(asked.error.issues) });
}
