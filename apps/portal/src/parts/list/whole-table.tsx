import type { WholeName } from "@polyportal/api-client/list/describe";
import { DataTable } from "@polyportal/ui/data-table";
import type { DataTableProps } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import {
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "@polyportal/ui/table-state";
import type { ReactNode } from "react";
import { Keyed } from "./keyed.tsx";
import { ListViews } from "./late-views.tsx";
import { useAddress } from "./use-address.ts";

export type WholeTableProps<Row extends object> = {
  /** The endpoint whose rows these are: its views are kept under this name. */
  list: WholeName;
  /** What the rows are. */
  title: string;
  /** Filters that the page sends itself. Views include them. */
  filters?: readonly Filter[];
  /** Their controls, in the line above the rows. */
  controls?: ReactNode;
} & Pick<
  DataTableProps<Row>,
  "columns" | "rows" | "rowId" | "rowLabel" | "rowActions" | "searchLabel" | "empty" | "filtered"
>;

/** These lists are short; most fit on one page. */
const firstSize = 20;

/**
 * A list whose rows are loaded at once. Search, order and page are in the address, and views and keys work as
 * in other lists.
 */
export function WholeTable<Row extends object>(props: WholeTableProps<Row>) {
  const { list, title, columns, filters = noFilters, controls, ...table } = props;
  const [params, show] = useAddress();
  const view = tableViewIn(params, columns);
  return (
    <Keyed>
      <DataTable
        {...table}
        label={title}
        columns={columns}
        views={<ListViews list={list} columns={columns} filters={filters} firstSize={firstSize} />}
        filters={controls}
        state={tableStateIn(params, firstSize)}
        onState={(next) => show(withTableState(params, next, firstSize))}
        hrefOf={(next) => `?${withTableState(params, next, firstSize).toString()}${location.hash}`}
        {...view}
        onShownColumns={(shownColumns) =>
          show(withTableView(params, { ...view, shownColumns }, columns))
        }
        onDensity={(density) => show(withTableView(params, { ...view, density }, columns))}
      />
    </Keyed>
  );
}

const noFilters: readonly never[] = [];
