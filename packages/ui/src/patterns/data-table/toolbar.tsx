import type { ReactNode } from "react";
import { useId } from "react";
import { selectLook } from "../form-field/form-field.tsx";
import type { DataColumn } from "./column.ts";
import { ExportMenu } from "./export-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import type { TableSort, TableState } from "./table-state.ts";
import type { RowDensity } from "./view-options.tsx";
import { ViewOptions } from "./view-options.tsx";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type ToolbarProps<Item> = {
  columns: readonly DataColumn<Item>[];
  visible: readonly DataColumn<Item>[];
  onColumn: (id: string, shown: boolean) => void;
  state: TableState;
  onState: (state: TableState) => void;
  views: ReactNode;
  filters: ReactNode;
  searchLabel: string | undefined;
  density: RowDensity;
  onDensity: (density: RowDensity) => void;
  exported:
    | {
        name: string;
        page: () => readonly Item[];
        all: (() => Promise<readonly Item[]> | readonly Item[]) | undefined;
      }
    | undefined;
};

/** The line above the rows: views, search, filters, the sorting on phones, view options and export. */
export function Toolbar<Item>(props: ToolbarProps<Item>) {
  const { columns, visible, onColumn, state, onState, searchLabel, exported } = props;
  return (
    // On a phone the column options open below it in full width.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:relative max-sm:gap-x-2 print:hidden">
      {props.views}
      {searchLabel !== undefined && (
        <SearchBox
          label={searchLabel}
          search={state.search}
          onSearch={(search) => onState({ ...state, search, page: 1 })}
        />
      )}
      {/* What they open goes below the line. */}
      {props.filters && <div className="contents [&>section]:contents">{props.filters}</div>}
      <SortSelect
        columns={visible}
        sort={state.sort}
        onSort={(sort) => onState({ ...state, sort, page: 1 })}
      />
      <div className="flex flex-wrap gap-3 sm:ms-auto">
        <ViewOptions
          columns={columns.map((column) => ({
            id: column.id,
            header: column.header,
            shown: visible.includes(column),
            fixed: column.fixed === true,
          }))}
          onColumn={onColumn}
          density={props.density}
          onDensity={props.onDensity}
        />
        {exported && <ExportMenu columns={visible} {...exported} />}
      </div>
    </div>
  );
}

type SortSelectProps<Item> = {
  columns: readonly DataColumn<Item>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
};

/** The sorting of cards on a phone, which have no headings. */
function SortSelect<Item>({ columns, sort, onSort }: SortSelectProps<Item>) {
  const words = useWords("dataTable", dataTableWords);
  const id = useId();
  const sortable = columns.filter((column) => column.sortable !== false);
  if (sortable.length === 0) return null;
  const value = sort ? `${sort.descending ? "-" : ""}${sort.column}` : "";
  return (
    <div className="flex min-w-0 flex-[1_1_11rem] items-center gap-2 sm:hidden">
      <label htmlFor={id} className="shrink-0 text-14 text-ink-muted">
        {words.sortBy}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const descending = target.value.startsWith("-");
          const column = descending ? target.value.slice(1) : target.value;
          onSort(column === "" ? undefined : { column, descending });
        }}
        className={selectLook}
      >
        <option value="">{words.ownOrder}</option>
        {sortable.map((column) => [
          <option key={column.id} value={column.id}>
            {words.ascending(column.header)}
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {words.descending(column.header)}
          </option>,
        ])}
      </select>
    </div>
  );
}
