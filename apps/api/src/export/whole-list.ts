import type { Endpoint } from "@polyportal/api-client/contract/define";
import { holdsWords } from "@polyportal/domain/text/fold";
import type { Reader } from "../database/connect.ts";
import type { UserCaller } from "../server/caller.ts";
import type { SheetCell, SheetColumn } from "../sheets/new-sheet.ts";
import type { ExportList } from "./export-list.ts";
import { linesOf, type FilterWords } from "./list-words.ts";

type Shown<Row> = {
  readonly id: string;
  readonly cell: (row: Row) => SheetCell;
};

type Column<Row> = Shown<Row> & {
  readonly label: string;
  readonly kind?: SheetColumn["kind"];
};

/** All rows, in the page's order. */
export type RowsFound<Row> = (
  db: Reader,
  caller: UserCaller,
  filters: Readonly<Record<string, string | readonly string[]>>,
) => Promise<readonly Row[]>;

type Whole<Row> = {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  /** What the page shows in the place of the columns, where that is something else. */
  readonly shown?: readonly Shown<Row>[];
  readonly rows: RowsFound<Row>;
  readonly keyOf: (row: Row) => string;
  /** The words of its filters. */
  readonly filters?: Readonly<Record<string, FilterWords>>;
};

/** Makes a short list exportable whose endpoint answers it whole, without pages. */
export const wholeExportOf = <Row>(
  name: string,
  endpoint: Endpoint,
  { title, columns, shown = columns, rows, keyOf, filters: called = {} }: Whole<Row>,
): ExportList => ({
  name,
  title,
  endpoint: { ...endpoint, list: { sorts: [], filters: [], sums: [], personal: [] } },
  columns: columns.map(({ id, label, kind = "text" }) => ({ id, label, kind })),
  ask: ({ search, sort, filters }, caller) => {
    const found = async (db: Reader) =>
      inOrder(searched(await rows(db, caller, filters), shown, search), shown, sort);
    return {
      async keys(db, most) {
        return (await found(db)).slice(0, most).map(keyOf);
      },
      async rows(db, keys, wanted) {
        const kept = (await found(db)).filter((row) => keys.includes(keyOf(row)));
        const cells = wanted.flatMap((id) => columns.find((column) => column.id === id) ?? []);
        return kept.map((row) => cells.map(({ cell }) => cell(row)));
      },
      sums: () => Promise.resolve(undefined),
      words: (db) => linesOf({ search, filters }, called, db),
    };
  },
});

/** The rows whose cells contain each word of the search, as on the page. */
function searched<Row>(
  rows: readonly Row[],
  columns: readonly Shown<Row>[],
  search: string,
): readonly Row[] {
  if (search.trim() === "") return rows;
  return rows.filter((row) =>
    holdsWords(columns.map(({ cell }) => cell(row) ?? "").join(" "), search),
  );
}

/** The rows in the order that its page shows. */
function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Shown<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.replace(/^-/, ""));
  if (!column) return rows;
  const turn = sort?.startsWith("-") ? -1 : 1;
  return rows.toSorted((one, other) => turn * compare(column.cell(one), column.cell(other)));
}

let collator: Intl.Collator | undefined;

function compare(one: SheetCell, other: SheetCell): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  collator ??= new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return collator.compare(String(one ?? ""), String(other ?? ""));
}
