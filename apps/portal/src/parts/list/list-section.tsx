import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { Filters } from "@polyportal/ui/filters";
import { useRecordHistory } from "../history/use-record-history.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ListViews } from "./late-views.tsx";
import type { ListName } from "@polyportal/api-client/list/describe";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { useAddress } from "./use-address.ts";
import { useFiltersOf, type Described } from "./use-list-filters.ts";

type Props<Name extends ListName> = ListTableProps<Name> & {
  /** The description of the list, whose filters it has if it gives none. */
  described?: Described;
  /** The list can be exported. */
  exported?: boolean;
  /** The audit subject of its rows, which adds a history to each row. */
  history?: HistorySubject;
};

/** A list as a part of its page, such as a tab, with views and filters. */
export function ListSection<Name extends ListName>(props: Props<Name>) {
  const { exported, history, described, ...list } = props;
  const { columns } = list;
  const filters = useFiltersOf(described, list.filters);
  const past = useRecordHistory(history, list);
  const [params, show] = useAddress();
  return (
    <>
      <ListTable
        {...list}
        filters={filters}
        rowActions={past.rowActions}
        line={{
          views: <ListViews list={list.list} columns={columns} filters={filters} />,
          filters: (
            <>
              {filters.length > 0 && <Filters filters={filters} value={params} onChange={show} />}
              {exported && <ExportMenu list={list.list} columns={columns} filters={filters} />}
            </>
          ),
        }}
      />
      {past.over}
    </>
  );
}
