import type { ComponentProps } from "react";
import type { DataTableProps } from "./data-table-props.ts";

type OwnName = Exclude<keyof DataTableProps<object>, keyof ComponentProps<"div">>;

/** The table's own props. The compiler requires all of them here. */
const own: Record<OwnName, true> = {
  label: true,
  columns: true,
  rows: true,
  rowId: true,
  rowLabel: true,
  total: true,
  more: true,
  state: true,
  defaultState: true,
  onState: true,
  sort: true,
  onSort: true,
  hrefOf: true,
  searchLabel: true,
  filtered: true,
  loading: true,
  failure: true,
  rowActions: true,
  rowDetail: true,
  onEdit: true,
  bulkActions: true,
  selection: true,
  defaultSelection: true,
  onSelection: true,
  selectMatching: true,
  totals: true,
  exportName: true,
  exportAll: true,
  bulkSizes: true,
  density: true,
  views: true,
  filters: true,
  defaultDensity: true,
  onDensity: true,
  shownColumns: true,
  defaultShownColumns: true,
  onShownColumns: true,
  pinFirst: true,
  empty: true,
  emptyAction: true,
};

/** The caller's further props, for the root element. */
export const nativeProps = (props: object): ComponentProps<"div"> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)));
