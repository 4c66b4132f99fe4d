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
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Keyed } from "./keyed.tsx";
import { useAddress } from "./use-address.ts";

const ListViews = lazyPart(async () => (await import("./list-views.tsx")).ListViews);

export type WholeTableProps<Row extends object> = {
  /** The endpoint whose rows these are: its views are kept under this name. */
  list: WholeName;
  /** What the rows are. */
  title: string;
  /** Filters that the page renders and sends itself. Views include them. */
  filters?: readonly Filter[];
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
  const { list, title, columns, filters = noFilters, ...table } = props;
  const [params, show] = useAddress();
  const view = tableViewIn(params, columns);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Suspense fallback={<div className="min-h-control" />}>
        <ListViews list={list} columns={columns} filters={filters} firstSize={firstSize} />
      </Suspense>
      <Keyed>
        <DataTable
          {...table}
          label={title}
          columns={columns}
          state={tableStateIn(params, firstSize)}
          onState={(next) => show(withTableState(params, next, firstSize))}
          hrefOf={(next) =>
            `?${withTableState(params, next, firstSize).toString()}${location.hash}`
          }
          {...view}
          onShownColumns={(shownColumns) =>
            show(withTableView(params, { ...view, shownColumns }, columns))
          }
          onDensity={(density) => show(withTableView(params, { ...view, density }, columns))}
        />
      </Keyed>
    </div>
  );
}

const noFilters: readonly never[] = [];
