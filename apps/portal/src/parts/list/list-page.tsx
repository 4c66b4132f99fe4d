import type { Input, Output } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import type { DataTableProps } from "@polyportal/ui/data-table-props";
import { activeFilters, type Filter } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { ListPage as Frame } from "@polyportal/ui/list-page";
import {
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "@polyportal/ui/table-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { usePageSet } from "../../app/page-set.ts";
import { useSchool } from "../../app/school.ts";
import { askedIn } from "./asked-in.ts";

/** The endpoints that `listOf` has said. */
export type ListName = {
  [Name in EndpointName]: Output<Name> extends { items: readonly object[]; total: number }
    ? Name
    : never;
}[EndpointName];

/** A row of a list. */
export type RowOf<Name extends ListName> =
  Output<Name> extends { items: (infer Row extends object)[] } ? Row : never;

type Own<Name extends ListName> = {
  /** The endpoint whose rows these are; a column that sorts has the name of one of its sorts. */
  list: Name;
  title: string;
  lead?: string;
  columns: readonly DataColumn<RowOf<Name>>[];
  /** Each has the name of one of the list's filters. */
  filters?: readonly Filter[];
  /** What can be done with the list as a whole, the main action last. */
  actions?: ReactNode;
  /** What opens over the list: a form at its side, a question. */
  over?: ReactNode;
};

type Props<Name extends ListName> = Own<Name> &
  Pick<
    DataTableProps<RowOf<Name>>,
    | "rowId"
    | "rowLabel"
    | "rowActions"
    | "bulkActions"
    | "searchLabel"
    | "empty"
    | "emptyAction"
    | "pinFirst"
  >;

/**
 * A page that is one list. It declares what the list is; paging, order, search, filters, columns and
 * density stand in the address, waiting and failing are drawn, the chosen rows are kept over pages.
 */
export function ListPage<Name extends ListName>(props: Props<Name>) {
  const { list, title, lead, columns, filters = [], actions, over, ...table } = props;
  const client = useClient();
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const state = tableStateIn(params);
  const view = tableViewIn(params, columns);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    // The names of filters are the contract's; what an address says besides, the server refuses.
    ...queryOptionsFor(client, list, askedIn(params, filters) as Input<Name>),
    placeholderData: keepPreviousData,
  });
  const answer = data as { items: RowOf<Name>[]; total: number } | undefined;
  const atWork = activeFilters(filters, params);
  const show = (next: URLSearchParams) => setParams(next);
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <Frame
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs crumbs={crumbsAmong(routes, pathname)} />}
        actions={actions}
        filters={filters.length > 0 && <Filters filters={filters} value={params} onChange={show} />}
        sideForm={over}
      >
        <DataTable
          {...table}
          label={title}
          columns={columns}
          rows={answer?.items ?? []}
          total={answer?.total ?? 0}
          state={state}
          onState={(next) => show(withTableState(params, next))}
          hrefOf={(next) => `?${withTableState(params, next).toString()}`}
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
          filtered={atWork.length > 0}
          // What is chosen by "all that match" counts for these filters only.
          selectMatching={table.bulkActions && atWork.map(({ text }) => text).join()}
          bulkSizes={table.bulkActions !== undefined}
        />
      </Frame>
    </>
  );
}
