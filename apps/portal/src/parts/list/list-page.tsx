import type { Input } from "@polyportal/api-client/client/client";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import type { Filter } from "@polyportal/ui/filter";
import type { RowChoice } from "@polyportal/ui/data-table-props";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { Filters } from "@polyportal/ui/filters";
import { ListPage as Frame } from "@polyportal/ui/list-page";
import { Suspense, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { usePageSet } from "../../app/page-set.ts";
import { useSchool } from "../../app/school.ts";
import { useRecordHistory, type HistoryRow } from "../history/use-record-history.tsx";
import { askedIn } from "./asked-in.ts";
import { detailPanelLook, narrowedTo } from "./detail-panel-look.ts";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { Pasted } from "./paste-list.tsx";
import type { ListRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { useFiltersOf, type Described } from "./use-list-filters.ts";
import { useRecord } from "./use-record.ts";

// Loaded after the rows: views are an eighth of a list's page.
const ListViews = lazyPart(async () => (await import("./list-views.tsx")).ListViews);
const PasteList = lazyPart(async () => (await import("./paste-list.tsx")).PasteList);

type Props<Name extends ListName> = Omit<ListTableProps<Name>, "selection" | "onSelection"> & {
  /** The description of the list, whose filters it has if it gives none. */
  described?: Described;
  lead?: string;
  /** Actions for the whole list, the main one last. */
  actions?: ReactNode;
  /** The list can be exported. */
  exported?: boolean;
  /** The audit subject of its rows, which adds a history to each row. */
  history?: HistorySubject;
  /** Whose history a row has, if not its own. */
  historyRow?: HistoryRow<RowOf<Name>>;
  /** Shown above the list and its filters. */
  head?: ReactNode;
  /** Shown over the list: a side form or a dialog. */
  over?: ReactNode;
  /** Lets rows be chosen by a pasted list of people or names. */
  pasted?: Pasted<RowOf<Name>>;
  /** The record that a row opens beside the list. */
  record?: ListRecord;
  /** A filter that is chosen by tabs and so left out of the other filters. */
  tabbed?: Filter | undefined;
};

/** A page that is one list: it only declares what the list is. */
export function ListPage<Name extends ListName>(props: Props<Name>) {
  const { lead, actions, exported = false, history, historyRow, head, over, ...others } = props;
  const { pasted, record, tabbed, described, ...list } = others;
  const { title, columns, always } = list;
  const filters = useFiltersOf(described, list.filters);
  const known = tabbed ? [...filters, tabbed] : filters;
  const [selection, setSelection] = useState<RowChoice>(noRows);
  const past = useRecordHistory(history, { ...list, ...historyRow });
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  const [params, show] = useAddress();
  const { open, wide, focused } = useRecord();
  const beside = record && open !== null;
  const Content = record?.content;
  const views = (
    <Suspense fallback={<div className="min-h-control" />}>
      <ListViews list={list.list} columns={columns} filters={known} />
    </Suspense>
  );
  return (
    <div className={beside && wide ? detailPanelLook : undefined}>
      <title>{`${title} – ${school.name}`}</title>
      <Frame
        // Hidden, not removed, so that typed text and choices stay while a record replaces it.
        hidden={beside && !wide}
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs crumbs={crumbsAmong(routes, pathname)} />}
        actions={
          <>
            {exported && (
              <ExportMenu list={list.list} columns={columns} filters={known} always={always} />
            )}
            {actions}
          </>
        }
        views={
          <>
            {head && <div className="w-full min-w-0">{head}</div>}
            {pasted ? (
              <div className="flex min-w-0 flex-wrap items-center gap-3">
                {views}
                <Suspense fallback={null}>
                  <PasteList
                    {...list}
                    by={pasted}
                    asked={{ ...askedIn(params, known), ...always } as Input<Name>}
                    onChosen={setSelection}
                  />
                </Suspense>
              </div>
            ) : (
              views
            )}
          </>
        }
        filters={filters.length > 0 && <Filters filters={filters} value={params} onChange={show} />}
        sideForm={
          <>
            <Suspense fallback={null}>{over}</Suspense>
            {past.over}
          </>
        }
      >
        <ListTable
          {...list}
          filters={known}
          columns={beside && wide ? narrowedTo(columns, record.columns) : columns}
          rowActions={past.rowActions}
          selection={selection}
          onSelection={setSelection}
        />
      </Frame>
      {Content && open !== null && (
        <Suspense fallback={<div className="ui-card sticky top-14 min-h-96" aria-hidden="true" />}>
          <Content key={open} id={open} focused={focused} />
        </Suspense>
      )}
    </div>
  );
}

const noRows: RowChoice = [];
