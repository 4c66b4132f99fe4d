import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { exportMessages } from "@polyportal/domain/messages/export";
import { and, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as core from "zod/v4/core";
import type { Reader } from "../database/connect.ts";
import type { ExportAsked } from "../database/schema/exports.ts";
import { orderOf, sumsOf } from "../lists/page-of.ts";
import { rowsAsked, rowsOf, type ListEndpoint, type RowOf, type Source } from "../lists/source.ts";
import type { CallerOf, UserCaller } from "../server/handler.ts";
import { fail } from "../server/failure.ts";
import { fieldMessages } from "../server/read-input.ts";
import type { SheetCell, SheetColumn } from "../sheets/new-sheet.ts";
import { cellOf } from "./cell-of.ts";

/** A column of a file; its label is the page's. */
export type ExportColumn = SheetColumn & { readonly id: string };

type ColumnOf<Row> = {
  readonly [Id in keyof Row & string]: Omit<ExportColumn, "id" | "kind"> & {
    readonly id: Id;
    readonly kind?: SheetColumn["kind"];
    /** What stands in the cell, where it is not the field as it is. */
    readonly cell?: (row: Row) => SheetCell;
  };
}[keyof Row & string];

export type FilterWords = {
  readonly label: string;
  /** What its values are called. */
  readonly words?: (values: readonly string[], db: Reader) => Promise<string[]> | string[];
};

type Words<E extends ListEndpoint> = {
  /** What the list is called. */
  readonly title: string;
  readonly columns: readonly ColumnOf<RowOf<E>>[];
  readonly filters: Readonly<Record<E["list"]["filters"][number], FilterWords>>;
};

/** A list that can be exported, whatever its rows are. */
export type ExportList = {
  /** Of its endpoint. */
  readonly name: string;
  readonly title: string;
  readonly endpoint: ListEndpoint;
  readonly columns: readonly ExportColumn[];
  /** Fails with `invalid_input` where the list takes no such question. */
  readonly ask: (asked: ExportAsked, caller: UserCaller) => AskedList;
};

export type AskedList = {
  /** Which rows, in their order; at most as many as said. */
  readonly keys: (db: Reader, most?: number) => Promise<(string | number)[]>;
  /** Those of them that are still there for the caller, by the columns' ids. */
  readonly rows: (
    db: Reader,
    keys: readonly (string | number)[],
    columns: readonly string[],
  ) => Promise<SheetCell[][]>;
  /** What its columns of figures come to, by their ids; nothing where none is added up. */
  readonly sums: (db: Reader) => Promise<Record<string, number> | undefined>;
  /** What it was asked, a line for each filter. */
  readonly words: (db: Reader) => Promise<string[]>;
};

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

/** Lets a list be exported: with its source, and the words that its page has. */
export function exportOf<E extends ListEndpoint, Found, More, Known>(
  name: string,
  source: Source<E, Found, More, Known>,
  { title, columns, filters }: Words<E>,
): ExportList {
  const { endpoint } = source;
  const cells = new Map<string, (row: RowOf<E>) => SheetCell>(
    columns.map(({ id, cell }) => [id, cell ?? ((row: RowOf<E>) => cellOf(row[id]))]),
  );
  return {
    name,
    title,
    endpoint,
    columns: columns.map(({ id, label, kind = "text" }) => ({ id, label, kind })),
    ask(given, person) {
      const asked = parse(endpoint, given);
      // Whoever may call the endpoint is the caller of its type.
      const caller = person as unknown as CallerOf<E>;
      const where = (db: Reader) => rowsAsked(source, db, asked, caller);
      const order = orderOf(source, given.sort);
      return {
        async keys(db, most) {
          const read = source.byKeys?.query(db) ?? source.query(keysOnly(db, source));
          const all = read.where(await where(db)).orderBy(...order);
          const found = await (most === undefined ? all : all.limit(most));
          return (found as { key: string | number }[]).map(({ key }) => key);
        },
        async rows(db, keys, wanted) {
          const found = await source
            .query(db)
            .where(
              and(source.byKeys?.where(keys) ?? inArray(source.key, [...keys]), await where(db)),
            )
            .orderBy(...order);
          const rows = await rowsOf(source, db, found, caller);
          return rows.map((row) => wanted.map((id) => cells.get(id)?.(row) ?? null));
        },
        sums: async (db) =>
          sumsOf(
            db,
            endpoint.list.sums,
            source
              .query(db)
              .where(await where(db))
              .getSQL(),
          ),
        words: (db) => linesOf(given, filters, db),
      };
    },
  };
}

/** The same query, of which only the keys are read: 20,000 of them are no more than a page's rows. */
function keysOnly(
  db: Reader,
  { key }: { readonly key: Source<ListEndpoint, unknown>["key"] },
): Reader {
  const select = () => db.select({ key: key as PgColumn });
  return Object.assign(Object.create(db) as Reader, { select });
}

function parse<E extends ListEndpoint>(
  { input }: E,
  { search, sort, filters }: ExportAsked,
): ParsedInputOf<E> {
  const asked = core.safeParse(input as unknown as core.$ZodType, { ...filters, search, sort });
  if (asked.success) return asked.data;
  return fail("invalid_input", { fields: fieldMessages(asked.error.issues) });
}
