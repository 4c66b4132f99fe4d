import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { typedNumberIn } from "@polyportal/domain/format/typed-number";
import type { DataColumn } from "./column.ts";
import type { RowDensity } from "./view-options.tsx";

/** What a table shows of a list: all that its address says. */
export type TableState = {
  /** The page in sight, from 1. */
  page: number;
  /** How many rows a page holds. */
  size: number;
  /** The words searched for; empty for all. */
  search: string;
  /** The column that sorts, and which way; undefined leaves the server's own order. */
  sort?: TableSort | undefined;
};

/** A column and a direction. */
export type TableSort = {
  /** The column's id. */
  column: string;
  /** From the last to the first. */
  descending: boolean;
};

/** A table as it opens. */
export const firstTableState: TableState = { page: 1, size: pageSizes.default, search: "" };

/** How a table shows a list, where its address says that, too. */
export type TableView = {
  /** The ids of the columns in sight. */
  shownColumns: readonly string[];
  /** The height of the rows. */
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

/** The parameters of an address that are a table's. @internal */
export const tableParams: readonly string[] = Object.values(names);

const sizes: readonly number[] = [...pageSizes.options, ...pageSizes.bulkOptions];

/**
 * Reads a table's state from a page's address; what makes no sense there is as if it were absent. Where
 * it says nothing of it a page holds `firstSize` rows.
 */
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

/** The same address with another table's state; what is as at the start is left out of it. */
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

/** What a column is known by here. */
type Shown = Pick<DataColumn<never>, "id" | "hidden">;

const firstColumns = (columns: readonly Shown[]) =>
  columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

/**
 * Reads the columns in sight and the height of rows from a page's address: those at the start where it
 * says nothing. A column that the reader's table has not is left out.
 */
export function tableViewIn(params: URLSearchParams, columns: readonly Shown[]): TableView {
  const named = params.get(names.columns)?.split(" ") ?? [];
  const shown = columns.map(({ id }) => id).filter((id) => named.includes(id));
  return {
    shownColumns: shown.length > 0 ? shown : firstColumns(columns),
    density: params.get(names.rows) === "roomy" ? "roomy" : "compact",
  };
}

/** The same address with other columns and another height; what is as at the start is left out of it. */
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

/** A press on a column's head: first up, then down, then as the server gives it. @internal */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
