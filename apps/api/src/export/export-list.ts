import { and, inArray } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { ExportAsked } from "../database/schema/exports.ts";
import { keysOnly } from "../lists/keys-only.ts";
import { orderOf } from "../lists/order.ts";
import { rowsAsked, rowsOf, type ListEndpoint, type Source } from "../lists/source.ts";
import { sumsOf } from "../lists/sums.ts";
import type { CallerOf, UserCaller } from "../server/caller.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import {
  cellsIn,
  columnsOf,
  linesOf,
  parse,
  type ExportColumn,
  type ListWords,
} from "./list-words.ts";

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

/** Lets a list be exported: with its source, and the words that its page has. */
export function exportOf<E extends ListEndpoint, Found, More, Known>(
  name: string,
  source: Source<E, Found, More, Known>,
  words: ListWords<E>,
): ExportList {
  const { endpoint } = source;
  const cellsOf = cellsIn(words);
  return {
    name,
    title: words.title,
    endpoint,
    columns: columnsOf(words),
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
          return rows.map((row) => cellsOf(row, wanted));
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
        words: (db) => linesOf(given, words.filters, db),
      };
    },
  };
}
