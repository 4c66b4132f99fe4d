import type { CSSProperties, ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { cx } from "class-variance-authority";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { pageCount } from "../../components/pagination/page-list.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { DataColumn } from "./column.ts";
import { tracksOf } from "./column.ts";
import "./data-table.css";
import { Head, PickAll } from "./head.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Nothing } from "./nothing.tsx";
import { Rows } from "./rows.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import type { TableState } from "./table-state.ts";
import { Toolbar } from "./toolbar.tsx";
import { useRowKit } from "./use-row-kit.ts";
import { useTableModel } from "./use-table-model.ts";
import { useTableState } from "./use-table-state.ts";
import type { RowDensity } from "./view-options.tsx";

/** What is chosen, for a bulk action. */
export type TableSelection = {
  /** The ids of the chosen rows, those of other pages too. */
  ids: readonly string[];
  /** Chooses nothing any more: call it when the action is done. */
  clear: () => void;
};

export type DataTableProps<Item extends object> = {
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
  /** Page, size, search and sort, as the address says; without it the table keeps them itself. */
  state?: TableState;
  /** Called with the next state, to be put into the address. */
  onState?: (state: TableState) => void;
  /** The address of a state, so that pages are links that open in a new tab. */
  hrefOf?: (state: TableState) => string;
  /** What is searched: "Search students"; without it there is no search box. */
  searchLabel?: string;
  /** Filters beside the search are at work, so that no rows means none found rather than none yet. */
  filtered?: boolean;
  /** The rows are on their way: a skeleton at first, a blur over the rows in sight later. */
  loading?: boolean;
  /** Why the rows did not come, and how to ask again. */
  failure?: {
    /** What to tell the reader. */
    message: string;
    /** Asks again. */
    onRetry: () => void;
  };
  /** What one row leads to or does, in a menu at its end; prefer disabled with a reason to left out, and keep the function the same between renders. */
  rowActions?: (item: Item) => readonly MenuEntry[];
  /** Lets rows be chosen, and draws the buttons for what is chosen. */
  bulkActions?: (selection: TableSelection) => ReactNode;
  /** The file name of exports, without its ending; without it nothing is exported. */
  exportName?: string;
  /** Fetches every row for an export of all; not needed where the table has them all. */
  exportAll?: () => Promise<readonly Item[]>;
  /** Offers the page sizes for work in bulk (300 to 1,000). */
  bulkSizes?: boolean;
  /** The height of rows at the start; the reader can change it. */
  density?: RowDensity;
  /** The words where nothing is yet; the specified ones unless said. */
  empty?: ReactNode;
  /** The way to the first row, under those words. */
  emptyAction?: ReactNode;
  /** More classes for the root. */
  className?: string;
};

/** A list of records: searched, sorted, paged, chosen from, acted upon, exported and printed. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { label, columns, rows, rowId, rowLabel, loading = false, failure, className } = props;
  const { rowActions, bulkActions, exportName, bulkSizes = false } = props;
  const [state, onState] = useTableState(props.state, props.onState);
  const [density, setDensity] = useState<RowDensity>(props.density ?? "compact");
  const model = useTableModel({ columns, rows, rowId, total: props.total, state });
  const { table, visible, selection, total } = model;
  const selectable = bulkActions !== undefined;
  const kit = useRowKit({ model, rowLabel, rowActions, selectable });
  // Of rows that are all at hand, one that was deleted is chosen no more.
  const known = props.total === undefined ? table.getCoreRowModel().rowsById : undefined;
  const chosen = useMemo(
    () =>
      Object.keys(selection).filter((id) => selection[id] && (!known || Object.hasOwn(known, id))),
    [selection, known],
  );
  const clear = () => table.resetRowSelection(true);
  const shown = table.getRowModel().rows;
  const last = pageCount(total, state.size);
  useEffect(() => {
    // The last row of the last page was deleted: there is one page less.
    if (!loading && !failure && state.page > last) onState({ ...state, page: last });
  }, [loading, failure, last, state, onState]);

  const layout = { selectable, actions: rowActions !== undefined };
  const none = shown.length === 0;
  const picked = pickedOf(shown.filter(({ id }) => selection[id]).length, shown.length);
  const onPickAll = (all: boolean) => table.toggleAllPageRowsSelected(all);
  const hrefOf = props.hrefOf && ((page: number) => props.hrefOf?.({ ...state, page }) ?? "");
  return (
    <div className={cx("grid min-w-0 gap-4", className)}>
      <Toolbar
        columns={columns}
        visible={visible}
        onColumn={(id, isShown) => table.setColumnVisibility((old) => ({ ...old, [id]: isShown }))}
        state={state}
        onState={onState}
        searchLabel={props.searchLabel}
        density={density}
        onDensity={setDensity}
        exported={
          exportName === undefined
            ? undefined
            : {
                name: exportName,
                page: () => shown.map(({ original }) => original),
                all:
                  props.total === undefined
                    ? () => table.getPrePaginatedRowModel().rows.map(({ original }) => original)
                    : props.exportAll,
              }
        }
      />
      <div className="min-w-0 rounded border border-line bg-paper-raised print:rounded-none print:border-0">
        <div
          role="region"
          aria-label={label}
          aria-busy={loading}
          tabIndex={0}
          className="relative rounded -outline-offset-3 sm:max-h-[calc(100dvh-8rem)] sm:overflow-auto print:max-h-none print:overflow-visible"
        >
          <p role="status" className="sr-only">
            {loading && `Loading ${label}`}
          </p>
          {(!none || (loading && !failure)) && (
            <table
              aria-label={label}
              className="data-table"
              data-rows={density}
              data-busy={(loading && !none) || undefined}
              style={tracksOf(visible, layout) as CSSProperties}
            >
              <Head
                columns={visible}
                sort={state.sort}
                onSort={(sort) => onState({ ...state, sort, page: 1 })}
                picked={selectable ? picked : undefined}
                onPickAll={onPickAll}
                actions={layout.actions}
              />
              {none ? (
                <SkeletonRows rows={state.size} cells={visible.length} {...layout} />
              ) : (
                <Rows rows={shown} selection={selection} kit={kit} />
              )}
            </table>
          )}
          {failure && <LoadFailure {...failure} />}
          {none && !loading && !failure && <Nothing {...props} state={state} onState={onState} />}
        </div>
        {selectable && (
          <BulkBar
            count={chosen.length}
            onClear={clear}
            pickAll={<PickAll picked={picked} onPickAll={onPickAll} />}
          >
            {bulkActions({ ids: chosen, clear })}
          </BulkBar>
        )}
      </div>
      <Pagination
        page={state.page}
        size={state.size}
        total={total}
        bulk={bulkSizes}
        label={`Pages of ${label}`}
        hrefOf={hrefOf}
        // A link is followed by the app's router: a second call would be a second entry of history.
        onPage={hrefOf ? undefined : (page) => onState({ ...state, page })}
        onSize={(size) => onState({ ...state, size, page: 1 })}
      />
    </div>
  );
}

function pickedOf(count: number, all: number) {
  if (count === 0) return "none";
  return count === all ? "all" : "some";
}
