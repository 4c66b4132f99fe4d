import type { Input } from "@polyportal/api-client/client/client";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import type { Filter } from "@polyportal/ui/filter";
import type { RowChoice } from "@polyportal/ui/data-table-props";
import { Filters } from "@polyportal/ui/filters";
import { Suspense, useState, type ReactNode } from "react";
import { useRecordHistory, type HistoryRow } from "../history/use-record-history.tsx";
import { askedIn } from "./asked-in.ts";
import { detailPanelLook, narrowedTo } from "./detail-panel-look.ts";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";
import { ListCount } from "./list-count.tsx";
import { ListFrame } from "./list-frame.tsx";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ListViews } from "./late-views.tsx";
import { PasteList, type Pasted } from "./paste-list.tsx";
import type { ListRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { useFiltersOf, type Described } from "./use-list-filters.ts";
import { useRecord } from "./use-record.ts";

type Props<Name extends ListName> = Omit<
  ListTableProps<Name>,
  "selection" | "onSelection" | "line"
> & {
  /** The description of the list, whose filters it has if it gives none. */
  described?: Described;
  /** What the list is, in a sentence or two, behind a button beside the title. */
  lead?: string | undefined;
  /** Whose list it is, in a few words beside the title: "SLT 231 · 2026/2027". */
  about?: string | undefined;
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
  const {
    lead,
    about,
    actions,
    exported = false,
    history,
    historyRow,
    head,
    over,
    ...others
  } = props;
  const { pasted, record, tabbed, described, ...list } = others;
  const { title, columns, always } = list;
  const filters = useFiltersOf(described, list.filters);
  const known = tabbed ? [...filters, tabbed] : filters;
  const [selection, setSelection] = useState<RowChoice>(noRows);
  const past = useRecordHistory(history, { ...list, ...historyRow });
  const [params, show] = useAddress();
  const { open, wide, focused } = useRecord();
  const beside = record && open !== null;
  const Content = record?.content;
  const asked = { ...askedIn(params, known), ...always } as Input<Name>;
  return (
    <div className={beside && wide ? detailPanelLook : undefined}>
      <ListFrame
        // Hidden, not removed, so that typed text and choices stay while a record replaces it.
        hidden={beside && !wide}
        title={title}
        lead={lead}
        beside={
          <>
            {about && <p className="text-ink-muted">{about}</p>}
            <ListCount list={list.list} asked={asked} />
          </>
        }
        actions={
          <>
            {pasted && <PasteList {...list} by={pasted} asked={asked} onChosen={setSelection} />}
            {exported && (
              <ExportMenu list={list.list} columns={columns} filters={known} always={always} />
            )}
            {actions}
          </>
        }
        sideForm={
          <>
            <Suspense fallback={null}>{over}</Suspense>
            {past.over}
          </>
        }
      >
        {head}
        <ListTable
          {...list}
          line={{
            views: <ListViews list={list.list} columns={columns} filters={known} />,
            filters: filters.length > 0 && (
              <Filters filters={filters} value={params} onChange={show} />
            ),
          }}
          filters={known}
          columns={beside && wide ? narrowedTo(columns, record.columns) : columns}
          rowActions={past.rowActions}
          selection={selection}
          onSelection={setSelection}
        />
      </ListFrame>
      {Content && open !== null && (
        <Suspense fallback={<div className="ui-card sticky top-14 min-h-96" aria-hidden="true" />}>
          <Content key={open} id={open} focused={focused} />
        </Suspense>
      )}
    </div>
  );
}

const noRows: RowChoice = [];
