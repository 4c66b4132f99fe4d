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
  /** The endpoint's name. */
  readonly name: string;
  readonly title: string;
  readonly endpoint: ListEndpoint;
  readonly columns: readonly ExportColumn[];
  /** Fails with `invalid_input` if the list does not take this question. */
  readonly ask: (asked: ExportAsked, caller: UserCaller) => AskedList;
};

export type AskedList = {
  /** The keys of the rows in their order, at most `most`. */
  readonly keys: (db: Reader, most?: number) => Promise<(string | number)[]>;
  /** The rows that the caller still may see, with cells by column id. */
  readonly rows: (
    db: Reader,
    keys: readonly (string | number)[],
    columns: readonly string[],
  ) => Promise<SheetCell[][]>;
  /** The totals by column id; undefined if no column is added up. */
  readonly sums: (db: Reader) => Promise<Record<string, number> | undefined>;
  /** What the list was narrowed down by, one line for each filter. */
  readonly words: (db: Reader) => Promise<string[]>;
};

/** Makes a list exportable from its source and the words of its page. */
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
      // The audience of the endpoint was checked, so the caller has its type.
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
