import type { ComponentProps, ReactNode } from "react";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import type { DataColumn } from "./column.ts";
import type { CellChange } from "./edit-store.ts";
import type { RowChoice } from "./row-choice.ts";
import type { TableSort, TableState } from "./table-state.ts";
import type { TableTotals } from "./totals.tsx";
import type { RowDensity } from "./view-options.tsx";

export type { Failure } from "../../components/load-failure/load-failure.tsx";
export type { CellChange } from "./edit-store.ts";
export type { AllThatMatch, RowChoice } from "./row-choice.ts";
export type { TableTotals } from "./totals.tsx";
export type { RowDensity } from "./view-options.tsx";

/** The chosen rows, for a bulk action. */
export type TableSelection = {
  /** The ids of the chosen rows, also on other pages; empty while `choice` is all matches. */
  ids: readonly string[];
  /** The same, or `{ all: true, except: ids }` if all matches are chosen (`selectMatching`). */
  choice: RowChoice;
  /** How many rows are chosen. */
  count: number;
  /** Clears the selection. Call it when the action is done. */
  clear: () => void;
};

type OwnProps<Item extends object> = {
  /** The table's name for screen readers: "Students". */
  label: string;
  /** The columns, defined at module level. */
  columns: readonly DataColumn<Item>[];
  /** The rows of the current page; all rows if `total` is omitted. */
  rows: readonly Item[];
  /** The unique id of a row. */
  rowId: (item: Item) => string;
  /** The name of a row in "Select …" and "Actions for …". Define it at module level. */
  rowLabel: (item: Item) => string;
  /** How many rows the server has. By default `rows` are all, and the table searches, sorts and pages them. */
  total?: number;
  /** The server has more rows than `total` and did not count them. */
  more?: boolean;
  /** Page, size, search and sorting, if controlled. */
  state?: TableState;
  /** The initial page, size, search and sorting, if not controlled. */
  defaultState?: TableState;
  /** Called with the next state, to put into the address. */
  onState?: (state: TableState) => void;
  /** Controls only the sorting; null for the list's own order. */
  sort?: TableSort | null;
  /** Called with the next sorting; null for the list's own order. */
  onSort?: (sort: TableSort | null) => void;
  /** The address of a state, so that pages are links that open in a new tab. */
  hrefOf?: (state: TableState) => string;
  /** The saved views, first in the line above the rows: `SavedViews`. */
  views?: ReactNode;
  /** The filters, after the search: `Filters`. */
  filters?: ReactNode;
  /** The label of the search: "Search students"; by default there is no search box. */
  searchLabel?: string;
  /** Other filters are active, so that no rows means none found instead of none yet. */
  filtered?: boolean;
  /** The rows are loading: shows a skeleton at first, later a blur over the old rows. */
  loading?: boolean;
  /** Why the rows could not be loaded, and how to retry. */
  failure?: Failure;
  /**
   * The entries of a row's menu. Disable entries with a reason rather than omitting them, and keep the
   * function the same between renders.
   */
  rowActions?: (item: Item) => readonly MenuEntry[];
  /** Details of a row, opened by a button at its start. Undefined for rows without any. */
  rowDetail?: (item: Item) => ReactNode;
  /**
   * Saves a cell of a column with `edit`. Resolves when `rows` have the new value. A rejection's message is
   * shown at the cell, with "Try again" and "Undo". The table is then an ARIA grid.
   */
  onEdit?: (change: CellChange<Item>) => Promise<void>;
  /** Lets rows be chosen, and renders the buttons for them. */
  bulkActions?: (selection: TableSelection) => ReactNode;
  /** The chosen rows, if controlled. */
  selection?: RowChoice;
  /** The initially chosen rows, if not controlled. */
  defaultSelection?: RowChoice;
  /** Called with the new choice. */
  onSelection?: (selection: RowChoice) => void;
  /**
   * Offers to choose all matches on every page. The value is a text of the active filters besides the search
   * ("" if none): when it or the search changes, the choice of all matches is cleared.
   */
  selectMatching?: string;
  /** Figures at the foot, of the page or of all matches, computed by the caller. */
  totals?: TableTotals;
  /** The file name of exports without extension; by default there is no export. */
  exportName?: string;
  /** Loads every row for an export of all. Not needed if the table has them. */
  exportAll?: () => Promise<readonly Item[]>;
  /** Offers the page sizes for bulk work (300 to 1,000). */
  bulkSizes?: boolean;
  /** The row height, if controlled. */
  density?: RowDensity;
  /** The initial row height, if not controlled; by default compact. */
  defaultDensity?: RowDensity;
  /** Called with the chosen row height. */
  onDensity?: (density: RowDensity) => void;
  /** The ids of visible columns in any order, if controlled. */
  shownColumns?: readonly string[];
  /** The ids of initially visible columns; by default all that are not `hidden`. */
  defaultShownColumns?: readonly string[];
  /** Called with the ids of visible columns. */
  onShownColumns?: (ids: readonly string[]) => void;
  /** Keeps the first column and its checkboxes in sight while the others scroll sideways. */
  pinFirst?: boolean;
  /** The text if there are no rows yet; by default the specified one. */
  empty?: ReactNode;
  /** How to add the first row, below that text. */
  emptyAction?: ReactNode;
};

export type DataTableProps<Item extends object> = Omit<
  ComponentProps<"div">,
  keyof OwnProps<Item> | "children"
> &
  OwnProps<Item>;
