import { useMemo, useState } from "react";
import type { ColumnDef, RowSelectionState } from "@tanstack/react-table";
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  constructSortFn,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { CellValue, DataColumn } from "./column.ts";
import { compareValues } from "./column.ts";
import type { TableState } from "./table-state.ts";

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
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
};

/** TanStack Table over our columns and our state: which rows and columns are in sight, what is chosen. */
export function useTableModel<Item extends object>(options: ModelOptions<Item>) {
  const { columns, rows, rowId, total, state } = options;
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [visibility, setVisibility] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false])),
  );
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
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { ...slices, rowSelection: selection, columnVisibility: visibility },
    onRowSelectionChange: setSelection,
    onColumnVisibilityChange: setVisibility,
    manualFiltering: served,
    manualSorting: served,
    manualPagination: served,
    globalFilterFn: "includesString",
    getColumnCanGlobalFilter: () => true,
    autoResetPageIndex: false,
  });
  const visible = useMemo(
    () => columns.filter(({ id, fixed }) => fixed || visibility[id] !== false),
    [columns, visibility],
  );
  const found = table.getFilteredRowModel().rows.length;
  return { table, visible, selection, total: total ?? found };
}

const definitionOf = <Item extends object>({
  id,
  header,
  value,
  fixed = false,
}: DataColumn<Item>): ColumnDef<typeof features, Item> => ({
  id,
  header,
  accessorFn: value,
  sortFn: "byValue",
  enableHiding: !fixed,
});

export type TableModel<Item extends object> = ReturnType<typeof useTableModel<Item>>;
