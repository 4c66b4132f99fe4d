import type { Endpoint } from "@polyportal/api-client/contract/define";
import type { Reader } from "../database/connect.ts";
import type { UserCaller } from "../server/handler.ts";
import type { SheetCell, SheetColumn } from "../sheets/new-sheet.ts";
import type { ExportList } from "./export-list.ts";

type Column<Row> = {
  readonly id: string;
  readonly label: string;
  readonly kind?: SheetColumn["kind"];
  readonly cell: (row: Row) => SheetCell;
};

type Whole<Row> = {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  /** All rows, in the page's order. */
  readonly rows: (
    db: Reader,
    caller: UserCaller,
    filters: Readonly<Record<string, string | readonly string[]>>,
  ) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
};

/** Lets a short list be exported that its endpoint answers as a whole, without pages. */
export const wholeExportOf = <Row>(
  name: string,
  endpoint: Endpoint,
  { title, columns, rows, keyOf }: Whole<Row>,
): ExportList => ({
  name,
  title,
  endpoint: { ...endpoint, list: { sorts: [], filters: [], sums: [], personal: [] } },
  columns: columns.map(({ id, label, kind = "text" }) => ({ id, label, kind })),
  ask: ({ filters }, caller) => ({
    async keys(db, most) {
      return (await rows(db, caller, filters)).slice(0, most).map(keyOf);
    },
    async rows(db, keys, wanted) {
      const found = (await rows(db, caller, filters)).filter((row) => keys.includes(keyOf(row)));
      const cells = wanted.flatMap((id) => columns.find((column) => column.id === id) ?? []);
      return found.map((row) => cells.map(({ cell }) => cell(row)));
    },
    sums: () => Promise.resolve(undefined),
    words: () => Promise.resolve([]),
  }),
});
