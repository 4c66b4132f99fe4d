import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import type { DataTableProps } from "@polyportal/ui/data-table-props";
import { activeFilters, type Filter } from "@polyportal/ui/filter";
import {
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "@polyportal/ui/table-state";
import { toast } from "@polyportal/ui/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { askedIn } from "./asked-in.ts";
import { useAddress } from "./use-address.ts";
import { useChoose } from "./use-choose.ts";
import { Keyed } from "./keyed.tsx";
import { keepRowsPerPage, rowsPerPage } from "./rows-per-page.ts";
import type { RowKeys } from "./use-list-keys.ts";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";

export type ListTableProps<Name extends ListName> = {
  /** The endpoint of the rows. A sortable column has the name of one of its sorts. */
  list: Name;
  /** What the rows are. */
  title: string;
  columns: readonly DataColumn<RowOf<Name>>[];
  /** Named like the list's filters. */
  filters?: readonly Filter[];
  /** Fixed filters besides those in the address. */
  always?: Partial<Input<Name>>;
  /** Whether these rows change by themselves. If so, they are fetched again every 2 seconds. */
  changes?: (rows: readonly RowOf<Name>[]) => boolean;
  /** Filters that the empty text is about. It is shown only if no other filter is active. */
  emptyOf?: readonly string[];
  /** What stands in the line above the rows: views and controls of filters. */
  line?: Pick<DataTableProps<RowOf<Name>>, "views" | "filters">;
  /** Letters for acts on the focused row, by the act's label; `j` and `k` move on. */
  rowKeys?: RowKeys;
} & Pick<
  DataTableProps<RowOf<Name>>,
  | "rowId"
  | "rowLabel"
  | "rowActions"
  | "rowDetail"
  | "bulkActions"
  | "selection"
  | "onSelection"
  | "searchLabel"
  | "empty"
  | "emptyAction"
  | "pinFirst"
>;

/** How many rows a list has: `total`, or more that were not counted. */
export type ListAnswer = { total: number; more?: boolean };

/**
 * The rows of a list, page by page from the server. Page, order, search, columns and density are in the
 * address. It shows loading and errors, keeps chosen rows across pages, and can be used by keys alone.
 */
export function ListTable<Name extends ListName>(props: ListTableProps<Name>) {
  const {
    list,
    title,
    columns,
    filters = [],
    always,
    changes,
    rowKeys,
    emptyOf,
    ...others
  } = props;
  const { line, ...table } = others;
  type Answer = ListAnswer & {
    items: RowOf<Name>[];
    sums?: Readonly<Record<string, number>>;
  };
  const client = useClient();
  const [params, show] = useAddress();
  const firstSize = rowsPerPage();
  const state = tableStateIn(params, firstSize);
  const view = tableViewIn(params, columns);
  // Filter names come from the contract. The server refuses unknown values in an address.
  const asked = { ...askedIn(params, filters), ...always } as Input<Name>;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queryOptionsFor(client, list, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: known } }) =>
      changes?.((known as Answer | undefined)?.items ?? []) ? 2_000 : false,
  });
  const answer = data as Answer | undefined;
  const { rowId, onSelection } = table;
  const choose = useChoose(list, { asked, total: answer?.total ?? 0, rowId, onSelection });
  const narrowing = filters.filter(({ name }) => !emptyOf?.includes(name));
  const act = (label: string, row: number) => {
    const item = answer?.items[row];
    const entry = item && table.rowActions?.(item).find((one) => one.label === label);
    if (entry?.disabledReason)
      toast({ title: label, body: entry.disabledReason, status: "warning" });
    else if (entry && "onSelect" in entry) entry.onSelect?.();
  };
  return (
    <Keyed acts={rowKeys} onAct={act}>
      <DataTable
        {...table}
        {...line}
        label={title}
        columns={columns}
        rows={answer?.items ?? []}
        total={answer?.total ?? 0}
        more={answer?.more}
        totals={answer?.sums && { of: "all", values: inWords(answer.sums) }}
        state={state}
        onState={(next) => {
          if (next.size !== state.size) keepRowsPerPage(next.size);
          show(withTableState(params, next, rowsPerPage()));
        }}
        hrefOf={(next) => `?${withTableState(params, next, firstSize).toString()}${location.hash}`}
        {...view}
        onShownColumns={(shownColumns) =>
          show(withTableView(params, { ...view, shownColumns }, columns))
        }
        onDensity={(density) => show(withTableView(params, { ...view, density }, columns))}
        loading={isFetching && (!answer || isPlaceholderData)}
        failure={
          error && !isFetching
            ? { message: error.message, onRetry: () => void refetch() }
            : undefined
        }
        onSelection={onSelection && choose}
        filtered={activeFilters(narrowing, params).length > 0}
        // Their ids are fetched, and stay chosen if filters change.
        selectMatching={table.bulkActions && ""}
        bulkSizes={table.bulkActions !== undefined}
      />
    </Keyed>
  );
}

const inWords = (sums: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(sums).map(([column, sum]) => [column, sum.toLocaleString("en")]),
  );
