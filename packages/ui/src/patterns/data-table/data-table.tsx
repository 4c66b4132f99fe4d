import type { CSSProperties } from "react";
import { Suspense, lazy, useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { pageCount } from "../../components/pagination/page-list.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { LoadFailure } from "../../components/load-failure/load-failure.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { leadOf, tracksOf } from "./column.ts";
import "./data-table.css";
import type { DataTableProps } from "./data-table-props.ts";
import { Head } from "./head.tsx";
import { nativeProps } from "./native-props.ts";
import { Nothing } from "./nothing.tsx";
import { Rows } from "./rows.tsx";
import { showWholeText } from "./show-whole-text.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import "./row-parts.css";
import "./table-parts.css";
import { Toolbar } from "./toolbar.tsx";
import { TotalsRow } from "./totals.tsx";
import { useChoice } from "./use-choice.ts";
import { useColumns } from "./use-columns.ts";
import { useControlled } from "./use-controlled.ts";
import { useEdits } from "./use-edits.ts";
import { useRowKit } from "./use-row-kit.ts";
import { useTableModel } from "./use-table-model.ts";
import { useTableState } from "./use-table-state.ts";
import type { RowDensity } from "./view-options.tsx";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

const EditStatus = lazy(async () => ({ default: (await import("./edit-status.tsx")).EditStatus }));

/** A list of records with search, sorting, pages, selection, actions, exports and print. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { label, columns, rows, rowId, loading = false, failure } = props;
  const { rowActions, bulkActions, exportName, bulkSizes = false, totals } = props;
  const { pinFirst = false } = props;
  const native = nativeProps(props);
  const words = useWords("dataTable", dataTableWords);
  const [state, onState] = useTableState(props);
  const [density, onDensity] = useControlled<RowDensity>(
    props.density,
    props.defaultDensity ?? "compact",
    props.onDensity,
  );
  const { visible, show } = useColumns(props);
  const chosen = useChoice(props, state.search);
  const model = useTableModel({ columns, rows, rowId, total: props.total, state, ...chosen });
  const { table, selection, total } = model;
  const selectable = bulkActions !== undefined;
  const shown = table.getRowModel().rows;
  const none = shown.length === 0;
  const element = useRef<HTMLTableElement>(null);
  const edited = props.onEdit !== undefined && visible.some(({ edit }) => edit);
  const store = useEdits(element, edited && !none, props.onEdit);
  const edits = edited ? store : undefined;
  const kit = useRowKit({ ...props, table, visible, selectable, pinFirst, edits });
  const last = pageCount(total, state.size);
  const totalled = totals && !none && visible.some(({ id }) => id in totals.values);
  // A grid with only a part of its rows says how many there are, including heads and totals.
  const part = edited && (props.more || shown.length < total);
  const gridRows = total + (totalled ? 2 : 1);
  useEffect(() => {
    // The last row of the last page was deleted, so there is one page less.
    if (!loading && !failure && state.page > last) onState({ ...state, page: last });
  }, [loading, failure, last, state, onState]);

  const layout = {
    selectable,
    expandable: props.rowDetail !== undefined,
    actions: rowActions !== undefined,
  };
  const tracks = tracksOf(visible, layout);
  const picked = pickedOf(shown.filter(({ id }) => selection[id]).length, shown.length);
  const onPickAll = (all: boolean) => table.toggleAllPageRowsSelected(all);
  const hrefOf = props.hrefOf && ((page: number) => props.hrefOf?.({ ...state, page }) ?? "");
  return (
    <div
      {...native}
      className={cx("base:grid base:min-w-0 base:grid-cols-1 base:gap-3", native.className)}
    >
      <Toolbar
        columns={columns}
        visible={visible}
        onColumn={show}
        state={state}
        onState={onState}
        views={props.views}
        filters={props.filters}
        searchLabel={props.searchLabel}
        density={density}
        onDensity={onDensity}
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
          // Focused elements must not be covered by the pinned column.
          style={pinFirst ? { scrollPaddingInlineStart: tracks["--pinned"] } : undefined}
        >
          <p role="status" className="sr-only">
            {loading && words.loading(label)}
          </p>
          {(!none || (loading && !failure)) && (
            <table
              ref={element}
              role={edited ? "grid" : undefined}
              aria-rowcount={part ? (props.more ? -1 : gridRows) : undefined}
              aria-label={label}
              className="data-table"
              data-rows={density}
              data-pinned={pinFirst || undefined}
              data-busy={(loading && !none) || undefined}
              style={tracks as CSSProperties}
              onPointerOver={showWholeText}
            >
              <Head
                columns={visible}
                sort={state.sort}
                onSort={(sort) => onState({ ...state, sort, page: 1 })}
                picked={selectable ? picked : undefined}
                onPickAll={onPickAll}
                {...layout}
                pinned={pinFirst}
                numbered={part}
              />
              {none ? (
                <SkeletonRows rows={state.size} />
              ) : (
                <Rows
                  rows={shown}
                  selection={selection}
                  from={part ? (state.page - 1) * state.size + 2 : undefined}
                  kit={kit}
                />
              )}
              {totalled && (
                <TotalsRow
                  columns={visible}
                  totals={totals}
                  total={total}
                  before={leadOf(layout)}
                  actions={layout.actions}
                  pinned={pinFirst}
                  number={part && !props.more ? gridRows : undefined}
                />
              )}
            </table>
          )}
          {failure && <LoadFailure {...failure} />}
          {none && !loading && !failure && <Nothing {...props} state={state} onState={onState} />}
        </div>
        {selectable && (
          <ChosenBar
            {...props}
            {...chosen}
            bulkActions={bulkActions}
            table={table}
            matched={total}
            picked={picked}
            onPickAll={onPickAll}
          />
        )}
      </div>
      {edited && (
        <Suspense>
          <EditStatus store={store} />
        </Suspense>
      )}
      <Pagination
        page={state.page}
        size={state.size}
        total={total}
        more={props.more}
        bulk={bulkSizes}
        label={words.pages(label)}
        hrefOf={hrefOf}
        // The router follows the link; a second call would add a second history entry.
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
