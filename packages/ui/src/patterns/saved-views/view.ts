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

/** Named filters, search, sorting, columns and row height of a list. */
export type SavedView = {
  /** Unique; the address contains it. */
  id: string;
  /** What the reader calls it. */
  name: string;
  /** What it shows, made by `viewQuery` from an address. */
  query: string;
  /** With whom it is shared, one of `audiences`' values; by default only the owner sees it. */
  sharedWith?: string;
  /** It is the reader's default view. */
  isDefault?: boolean;
  /** Why the reader may use but not change it: "Made by the registry." */
  lockedReason?: string;
};

/** What the reader's list has. A view shows nothing else. */
export type ViewScope = {
  /** The filters that the reader has. */
  filters: readonly Filter[];
  /** The columns that the reader may see. */
  columns: readonly Pick<DataColumn<never>, "id" | "hidden" | "fixed">[];
  /** The initial page size of the list; by default 10. */
  firstSize?: number;
};

const viewName = "view";
// In the address if the list has a default view but the reader wants the whole list.
const wholeList = "all";

/**
 * The part of an address that a view stores: filters, search, sorting, page size, columns and row height, in
 * a fixed order, so that two can be compared. What the reader's list lacks (a column whose claim was lost) is
 * left out.
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

/** Whether an address differs from the view that it names. */
export const isChanged = (params: URLSearchParams, view: SavedView, scope: ViewScope): boolean =>
  viewQuery(params, scope) !== viewQuery(new URLSearchParams(view.query), scope);

/**
 * The address of a view, or of the whole list. Other parameters, such as an open record, stay. It contains
 * all that the view shows, so that the link works even if the view was deleted or is somebody else's.
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

/** The address with another view's id, or without one. @internal */
export function named(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(viewName, id ?? wholeList);
  return next;
}

/**
 * The address that a list opens with: the given one if it says anything about the list, otherwise the default
 * view's.
 */
export function openingAddress(
  params: URLSearchParams,
  views: readonly SavedView[],
  scope: ViewScope,
): URLSearchParams {
  const first = views.find(({ isDefault }) => isDefault);
  const says = params.has(viewName) || viewQuery(params, scope) !== "";
  return first && !says ? withView(params, first, scope) : params;
}
