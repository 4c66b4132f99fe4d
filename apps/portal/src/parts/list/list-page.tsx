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
import { useRecordHistory } from "../history/use-record-history.tsx";
import { askedIn } from "./asked-in.ts";
import { besideLook, narrowedTo } from "./beside-look.ts";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { Pasted } from "./paste-list.tsx";
import type { ListRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { useRecord } from "./use-record.ts";

// The rows come first; their views are an eighth of a list's page.
const ListViews = lazyPart(async () => (await import("./list-views.tsx")).ListViews);
const PasteList = lazyPart(async () => (await import("./paste-list.tsx")).PasteList);

type Props<Name extends ListName> = Omit<ListTableProps<Name>, "selection" | "onSelection"> & {
  lead?: string;
  /** What can be done with the list as a whole, the main action last. */
  actions?: ReactNode;
  /** The server writes this list as a file, too. */
  exported?: boolean;
  /** As what the record of changes notes its rows: what became of each is told at its row. */
  history?: HistorySubject;
  /** What stands over the list and its filters. */
  head?: ReactNode;
  /** What opens over the list: a form at its side, a question. */
  over?: ReactNode;
  /** Its rows can be chosen by a pasted list: of whom they are, or what they are named by. */
  pasted?: Pasted<RowOf<Name>>;
  /** What a row opens beside the list. */
  record?: ListRecord;
  /** A filter that tabs in the head choose by, and that stands among the others nowhere. */
  tabbed?: Filter | undefined;
};

/** A page that is one list: it declares what the list is, and wires nothing. */
export function ListPage<Name extends ListName>(props: Props<Name>) {
  const { lead, actions, exported = false, history, head, over, ...others } = props;
  const { pasted, record, tabbed, ...list } = others;
  const { title, columns, filters = [], always } = list;
  const known = tabbed ? [...filters, tabbed] : filters;
  const [selection, setSelection] = useState<RowChoice>(noRows);
  const past = useRecordHistory(history, list);
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
    <div className={beside && wide ? besideLook : undefined}>
      <title>{`${title} – ${school.name}`}</title>
      <Frame
        // It keeps what was typed and chosen while a record has its place.
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
