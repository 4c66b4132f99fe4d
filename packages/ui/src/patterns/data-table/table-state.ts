import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { typedNumberIn } from "@polyportal/domain/format/typed-number";
import type { DataColumn } from "./column.ts";
import type { RowDensity } from "./view-options.tsx";

/** What a table shows of a list, as kept in the address. */
export type TableState = {
  /** The current page, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** The search; empty for all. */
  search: string;
  /** The sorting; undefined for the server's own order. */
  sort?: TableSort | undefined;
};

/** A column and a direction. */
export type TableSort = {
  /** The column's id. */
  column: string;
  /** Descending. */
  descending: boolean;
};

/** The initial state of a table. */
export const firstTableState: TableState = { page: 1, size: pageSizes.default, search: "" };

/** How a table shows a list, if that is kept in the address too. */
export type TableView = {
  /** The ids of visible columns. */
  shownColumns: readonly string[];
  /** The row height. */
  density: RowDensity;
};

const names = {
  page: "page",
  size: "size",
  search: "search",
  sort: "sort",
  columns: "columns",
  rows: "rows",
} as const;

/** The address parameters that belong to a table. @internal */
export const tableParams: readonly string[] = Object.values(names);

const sizes: readonly number[] = [...pageSizes.options, ...pageSizes.bulkOptions];

/** Reads a table's state from an address. Invalid values are ignored. By default a page has `firstSize` rows. */
export function tableStateIn(
  params: URLSearchParams,
  firstSize: number = pageSizes.default,
): TableState {
  const page = typedNumberIn(params.get(names.page)) ?? 0;
  const size = typedNumberIn(params.get(names.size)) ?? 0;
  const sort = params.get(names.sort) ?? "";
  const descending = sort.startsWith("-");
  const column = descending ? sort.slice(1) : sort;
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : firstSize,
    search: params.get(names.search) ?? "",
    sort: column === "" ? undefined : { column, descending },
  };
}

/** The address with another table state. Initial values are left out. */
export function withTableState(
  params: URLSearchParams,
  state: TableState,
  firstSize: number = pageSizes.default,
): URLSearchParams {
  const { page, size, search, sort } = state;
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  put(names.page, page === 1 ? undefined : String(page));
  put(names.size, size === firstSize ? undefined : String(size));
  put(names.search, search);
  put(names.sort, sort && `${sort.descending ? "-" : ""}${sort.column}`);
  return next;
}

/** The parts of a column that are used here. */
type Shown = Pick<DataColumn<never>, "id" | "hidden">;

const firstColumns = (columns: readonly Shown[]) =>
  columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

/** Reads visible columns and row height from an address; by default the initial ones. Unknown columns are ignored. */
export function tableViewIn(params: URLSearchParams, columns: readonly Shown[]): TableView {
  const named = params.get(names.columns)?.split(" ") ?? [];
  const shown = columns.map(({ id }) => id).filter((id) => named.includes(id));
  return {
    shownColumns: shown.length > 0 ? shown : firstColumns(columns),
    density: params.get(names.rows) === "roomy" ? "roomy" : "compact",
  };
}

/** The address with other columns and row height. Initial values are left out. */
export function withTableView(
  params: URLSearchParams,
  { shownColumns, density }: TableView,
  columns: readonly Shown[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  const shown = columns.map(({ id }) => id).filter((id) => shownColumns.includes(id));
  if (shown.join() === firstColumns(columns).join()) next.delete(names.columns);
  else next.set(names.columns, shown.join(" "));
  if (density === "compact") next.delete(names.rows);
  else next.set(names.rows, density);
  return next;
}

/** The sorting after a press on a heading: ascending, then descending, then the server's order. @internal */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
