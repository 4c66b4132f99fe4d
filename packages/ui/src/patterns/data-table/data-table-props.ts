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

/** What is chosen, for a bulk action. */
export type TableSelection = {
  /** The ids of the chosen rows, those of other pages too; none while `choice` is all that match. */
  ids: readonly string[];
  /** The same, or `{ all: true, except: ids }` where all that match are chosen (`selectMatching`). */
  choice: RowChoice;
  /** How many rows are chosen. */
  count: number;
  /** Chooses nothing any more: call it when the action is done. */
  clear: () => void;
};

type OwnProps<Item extends object> = {
  /** What the rows are, as the table's name for screen readers: "Students". */
  label: string;
  /** The columns, kept at module level. */
  columns: readonly DataColumn<Item>[];
  /** The rows of the page in sight; all rows where `total` is left out. */
  rows: readonly Item[];
  /** What tells a row from all others. */
  rowId: (item: Item) => string;
  /** The name of a row in "Select …" and "Actions for …"; keep it at module level. */
  rowLabel: (item: Item) => string;
  /** How many rows the server has. Without it the table has them all, and searches, sorts and pages them itself. */
  total?: number;
  /** The server has more rows than `total`, and did not count them. */
  more?: boolean;
  /** Page, size, search and sort, as the address says; without it the table keeps them itself. */
  state?: TableState;
  /** Page, size, search and sort at the start, where the table keeps them itself. */
  defaultState?: TableState;
  /** Called with the next state, to be put into the address. */
  onState?: (state: TableState) => void;
  /** The sort alone, where the caller holds no more than that; null for the list's own order. */
  sort?: TableSort | null;
  /** Called with the next sort; null is the list's own order. */
  onSort?: (sort: TableSort | null) => void;
  /** The address of a state, so that pages are links that open in a new tab. */
  hrefOf?: (state: TableState) => string;
  /** What is searched: "Search students"; without it there is no search box. */
  searchLabel?: string;
  /** Filters beside the search are at work, so that no rows means none found rather than none yet. */
  filtered?: boolean;
  /** The rows are on their way: a skeleton at first, a blur over the rows in sight later. */
  loading?: boolean;
  /** Why the rows did not come, and how to ask again. */
  failure?: Failure;
  /** What one row leads to or does, in a menu at its end; prefer disabled with a reason to left out, and keep the function the same between renders. */
  rowActions?: (item: Item) => readonly MenuEntry[];
  /** More of a row, shown under it by a button at its start; nothing where a row has no more. */
  rowDetail?: (item: Item) => ReactNode;
  /**
   * Saves a cell of a column with `edit`. It resolves when `rows` hold the new value; the words of what
   * it rejects with stand at the cell, with "Try again" and "Undo". The table is an ARIA grid then.
   */
  onEdit?: (change: CellChange<Item>) => Promise<void>;
  /** Lets rows be chosen, and draws the buttons for what is chosen. */
  bulkActions?: (selection: TableSelection) => ReactNode;
  /** The chosen rows; without it the table keeps them itself. */
  selection?: RowChoice;
  /** The rows that are chosen at the start, where the table keeps them itself. */
  defaultSelection?: RowChoice;
  /** Called with the next choice of rows. */
  onSelection?: (selection: RowChoice) => void;
  /**
   * Offers to choose all that match, on every page. The filters at work beside the search as one text
   * ("" where there are none): when it or the search changes, all that matched are chosen no more.
   */
  selectMatching?: string;
  /** Figures at the foot, of the page or of all that match; the caller's, nothing is added up here. */
  totals?: TableTotals;
  /** The file name of exports, without its ending; without it nothing is exported. */
  exportName?: string;
  /** Fetches every row for an export of all; not needed where the table has them all. */
  exportAll?: () => Promise<readonly Item[]>;
  /** Offers the page sizes for work in bulk (300 to 1,000). */
  bulkSizes?: boolean;
  /** The height of rows; without it the table keeps it itself. */
  density?: RowDensity;
  /** The height of rows at the start, where the table keeps it itself; compact unless said. */
  defaultDensity?: RowDensity;
  /** Called with the height that the reader chooses. */
  onDensity?: (density: RowDensity) => void;
  /** The ids of the columns in sight, in any order; without it the table keeps them itself. */
  shownColumns?: readonly string[];
  /** The ids of the columns in sight at the start; all that are not `hidden` unless said. */
  defaultShownColumns?: readonly string[];
  /** Called with the ids of the columns that the reader leaves in sight. */
  onShownColumns?: (ids: readonly string[]) => void;
  /** Keeps the first column in sight, and the boxes before it, while the others are scrolled sideways. */
  pinFirst?: boolean;
  /** The words where nothing is yet; the specified ones unless said. */
  empty?: ReactNode;
  /** The way to the first row, under those words. */
  emptyAction?: ReactNode;
};

export type DataTableProps<Item extends object> = Omit<
  ComponentProps<"div">,
  keyof OwnProps<Item> | "children"
> &
  OwnProps<Item>;
