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
import type { RowKeys } from "./use-list-keys.ts";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";

export type ListTableProps<Name extends ListName> = {
  /** The endpoint whose rows these are; a column that sorts has the name of one of its sorts. */
  list: Name;
  /** What the rows are. */
  title: string;
  columns: readonly DataColumn<RowOf<Name>>[];
  /** Each has the name of one of the list's filters. */
  filters?: readonly Filter[];
  /** What is asked besides, whatever the address says. */
  always?: Partial<Input<Name>>;
  /** Whether these rows change by themselves, so that they are asked for again every 2 seconds. */
  changes?: (rows: readonly RowOf<Name>[]) => boolean;
  /** Filters of which the text of an empty list speaks: it is said while no other is at work. */
  emptyOf?: readonly string[];
  /** Letters that choose an act of the row in which the focus stands, by the act's label; `j` and `k` go on. */
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

/**
 * The rows of a list, a page at a time from the server: page, order, search, columns and density stand in
 * the address, waiting and failing are drawn, the chosen rows are kept over pages, and it
 * is gone through by keys alone.
 */
export function ListTable<Name extends ListName>(props: ListTableProps<Name>) {
  const { list, title, columns, filters = [], always, changes, rowKeys, emptyOf, ...table } = props;
  type Answer = {
    items: RowOf<Name>[];
    total: number;
    more?: boolean;
    sums?: Readonly<Record<string, number>>;
  };
  const client = useClient();
  const [params, show] = useAddress();
  const state = tableStateIn(params);
  const view = tableViewIn(params, columns);
  // The names of filters are the contract's; what an address says besides, the server refuses.
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
    if (entry?.disabledReason) toast({ title: label, body: entry.disabledReason, tone: "warning" });
    else if (entry && "onSelect" in entry) entry.onSelect?.();
  };
  return (
    <Keyed acts={rowKeys} onAct={act}>
      <DataTable
        {...table}
        label={title}
        columns={columns}
        rows={answer?.items ?? []}
        total={answer?.total ?? 0}
        more={answer?.more}
        totals={answer?.sums && { of: "all", values: inWords(answer.sums) }}
        state={state}
        onState={(next) => show(withTableState(params, next))}
        hrefOf={(next) => `?${withTableState(params, next).toString()}${location.hash}`}
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
        // Their ids are asked for, and stay chosen with other filters.
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
