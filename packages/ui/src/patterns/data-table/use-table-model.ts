import { useMemo } from "react";
import type { ColumnDef } from "@tanstack/react-table";
import {
  columnFilteringFeature,
  constructSortFn,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { CellValue } from "./cell-value.ts";
import type { DataColumn } from "./column.ts";
import { compareValues } from "./column.ts";
import { isFound } from "./is-found.ts";
import type { RowChoice } from "./row-choice.ts";
import { afterTicks, isAll, tickedOf } from "./row-choice.ts";
import type { TableState } from "./table-state.ts";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  sortFns: {
    byValue: constructSortFn({ sort: (a: CellValue, b: CellValue) => compareValues(a, b) }),
  },
});

type ModelOptions<Item extends object> = {
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  /** The server's count; without it the table itself searches, sorts and pages all that it is given. */
  total: number | undefined;
  state: TableState;
  choice: RowChoice;
  onChoice: (choice: RowChoice) => void;
};

/** TanStack Table over our columns, our state and our choice: which rows are in sight, what is chosen. */
export function useTableModel<Item extends object>(options: ModelOptions<Item>) {
  const { columns, rows, rowId, total, state, choice, onChoice } = options;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const served = total !== undefined;
  const slices = useMemo(
    () => ({
      pagination: { pageIndex: state.page - 1, pageSize: state.size },
      sorting: state.sort ? [{ id: state.sort.column, desc: state.sort.descending }] : [],
      globalFilter: state.search.trim() || undefined,
    }),
    [state.page, state.size, state.sort, state.search],
  );
  // Ids name their rows by themselves; only "all that match" has to be told which rows there are.
  const inSight = useMemo(
    () => (isAll(choice) ? rows.map((row) => rowId(row)) : undefined),
    [choice, rows, rowId],
  );
  const selection = useMemo(() => tickedOf(choice, inSight ?? []), [choice, inSight]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { ...slices, rowSelection: selection },
    onRowSelectionChange: (change) => {
      const ticked = typeof change === "function" ? change(selection) : change;
      onChoice(afterTicks(choice, inSight ?? [], ticked));
    },
    manualFiltering: served,
    manualSorting: served,
    manualPagination: served,
    globalFilterFn: (row, _, search: string) => isFound(columns, row.original, search),
    // A row is looked at as a whole, and so once, whatever columns it has.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    autoResetPageIndex: false,
  });
  const found = table.getFilteredRowModel().rows.length;
  return { table, selection, total: total ?? found };
}

const definitionOf = <Item extends object>({
  id,
  header,
  value,
}: DataColumn<Item>): ColumnDef<typeof features, Item> => ({
  id,
  header,
  accessorFn: value,
  sortFn: "byValue",
});

export type TableModel<Item extends object> = ReturnType<typeof useTableModel<Item>>;
