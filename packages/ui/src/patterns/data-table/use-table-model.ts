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
  /** The server's count; by default the table searches, sorts and pages `rows` itself. */
  total: number | undefined;
  state: TableState;
  choice: RowChoice;
  onChoice: (choice: RowChoice) => void;
};

/** TanStack Table with our columns, state and selection. */
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
  // Ids are enough by themselves; only "all matches" needs the visible rows.
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
    // Search looks at a row as a whole, so it is called for one column only.
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
