import type { DataColumn } from "../data-table/column.ts";
import {
  tableParams,
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "../data-table/table-state.ts";
import type { Filter } from "../filters/filter.ts";
import { namesOf, valuesIn } from "../filters/filter.ts";

/** Filters, search, order, columns and row height of a list, under a name. */
export type SavedView = {
  /** Sets it apart from all others; the address names it so. */
  id: string;
  /** What the reader calls it. */
  name: string;
  /** What it shows, as `viewQuery` makes it of an address. */
  query: string;
  /** Who sees it, as one of `audiences`' values; its owner alone without it. */
  sharedWith?: string;
  /** The list opens with it. */
  isDefault?: boolean;
  /** Why the reader may use it and not change it: "Made by the registry." */
  lockedReason?: string;
};

/** What the reader's list has; a view shows no more of it than that. */
export type ViewScope = {
  /** The filters that the reader has. */
  filters: readonly Filter[];
  /** The columns that the reader may see. */
  columns: readonly Pick<DataColumn<never>, "id" | "hidden" | "fixed">[];
  /** How many rows a page of the list holds at the start; 10 unless said. */
  firstSize?: number;
};

const viewName = "view";
// What the address says where the list opens with a view and the reader wants all of it.
const wholeList = "all";

/**
 * What a view keeps of an address: filters, search, order, page size, columns and row height, in an
 * order of its own, so that two can be compared. What the reader's list has not (a column of a claim
 * that was lost) is left out.
 */
export function viewQuery(
  params: URLSearchParams,
  { filters, columns, firstSize }: ViewScope,
): string {
  const kept = new URLSearchParams();
  for (const name of filters.flatMap(namesOf)) {
    for (const value of valuesIn(params, name).toSorted()) kept.append(name, value);
  }
  const state = tableStateIn(params, firstSize);
  const sorts = columns.some(({ id }) => id === state.sort?.column);
  const order = sorts ? state.sort : undefined;
  const sorted = withTableState(kept, { ...state, page: 1, sort: order }, firstSize);
  return withTableView(sorted, tableViewIn(params, columns), columns).toString();
}

/** The view that an address names, if the reader has it. */
export const viewIn = (
  params: URLSearchParams,
  views: readonly SavedView[],
): SavedView | undefined => views.find(({ id }) => id === params.get(viewName));

/** Whether an address shows something else than the view that it names. */
export const isChanged = (params: URLSearchParams, view: SavedView, scope: ViewScope): boolean =>
  viewQuery(params, scope) !== viewQuery(new URLSearchParams(view.query), scope);

/**
 * The address that shows a view, or the whole list; what is no view's, such as an open record, stays.
 * All that the view shows is in it, so that the link works where the view is gone or another's.
 * @internal
 */
export function withView(
  params: URLSearchParams,
  view: SavedView | undefined,
  scope: ViewScope,
): URLSearchParams {
  const next = named(params, view?.id);
  for (const name of [...scope.filters.flatMap(namesOf), ...tableParams]) next.delete(name);
  const shown = new URLSearchParams(viewQuery(new URLSearchParams(view?.query), scope));
  for (const [name, value] of shown) next.append(name, value);
  return next;
}

/** The same address under another view's name, or as the whole list's. @internal */
export function named(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(viewName, id ?? wholeList);
  return next;
}

/** The address that a list opens with: its own where it says anything of the list, else the default view's. */
export function openingAddress(
  params: URLSearchParams,
  views: readonly SavedView[],
  scope: ViewScope,
): URLSearchParams {
  const first = views.find(({ isDefault }) => isDefault);
  const says = params.has(viewName) || viewQuery(params, scope) !== "";
  return first && !says ? withView(params, first, scope) : params;
}
