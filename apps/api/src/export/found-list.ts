import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { Reader } from "../database/connect.ts";
import type { ListEndpoint, RowOf } from "../lists/source.ts";
import type { CallerOf, UserCaller } from "../server/caller.ts";
import type { ExportList } from "./export-list.ts";
import { cellsIn, columnsOf, linesOf, parse, type ListWords } from "./list-words.ts";

type Found<E extends ListEndpoint> = {
  readonly endpoint: E;
  /** All matching rows in their order. Only for lists that stay short. */
  readonly find: (
    db: Reader,
    asked: ParsedInputOf<E>,
    caller: CallerOf<E>,
  ) => Promise<readonly RowOf<E>[]>;
  readonly keyOf: (row: RowOf<E>) => string;
};

/** Makes a list exportable whose rows are found by code, not by one query. */
export function foundExportOf<E extends ListEndpoint>(
  name: string,
  { endpoint, find, keyOf }: Found<E>,
  words: ListWords<E>,
): ExportList {
  const cellsOf = cellsIn(words);
  return {
    name,
    title: words.title,
    endpoint,
    columns: columnsOf(words),
    ask(given, person: UserCaller) {
      const asked = parse(endpoint, given);
      // The audience of the endpoint was checked, so the caller has its type.
      const found = (db: Reader) => find(db, asked, person as unknown as CallerOf<E>);
      return {
        async keys(db, most) {
          return (await found(db)).slice(0, most).map(keyOf);
        },
        async rows(db, keys, wanted) {
          const kept = new Set(keys);
          const rows = (await found(db)).filter((row) => kept.has(keyOf(row)));
          return rows.map((row) => cellsOf(row, wanted));
        },
        sums: () => Promise.resolve(undefined),
        words: (db) => linesOf(given, words.filters, db),
      };
    },
  };
}
