import type { Output } from "@polyportal/api-client/client/client";
import type { WholeName } from "@polyportal/api-client/list/describe";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { countOf } from "@polyportal/domain/messages/table";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { useRecordHistory } from "../history/use-record-history.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ListFrame } from "./list-frame.tsx";
import type { Described } from "./use-list-filters.ts";
import { WholeTable, type WholeTableProps } from "./whole-table.tsx";

type Props<Name extends WholeName, Row extends object> = Omit<
  WholeTableProps<Row>,
  "list" | "rows"
> & {
  list: Name;
  /** The description of the list. Nothing is asked of the server by its filters. */
  described?: Described;
  /** The rows among what the endpoint answers. */
  rowsIn: (answer: Output<Name>) => readonly Row[];
  lead?: string;
  /** What can be done with the list as a whole. */
  actions?: ReactNode;
  /** The server writes this list as a file, too. */
  exported?: boolean;
  /** As what the record of changes notes its rows. */
  history?: HistorySubject;
  /** What is said over the rows, where there is something to say. */
  note?: (answer: Output<Name>) => string | undefined;
  /** What opens over the list. */
  over?: ReactNode;
};

/** A page that is one list, whose rows come all at once. */
export function WholePage<Name extends WholeName, Row extends object>(props: Props<Name, Row>) {
  const { list, rowsIn, lead, actions, exported = false, history, note, over, ...others } = props;
  const { described: _, ...table } = others;
  const { title, columns } = table;
  // Such a list is asked nothing.
  const query = useQuery(queryOptionsFor(useClient(), list, {}));
  const past = useRecordHistory(history, table);
  return (
    <ListFrame
      title={title}
      lead={lead}
      beside={
        query.data && (
          <p className="text-ink-muted tabular-nums">{countOf(rowsIn(query.data).length)}</p>
        )
      }
      actions={
        <>
          {exported && <ExportMenu list={list} columns={columns} />}
          {actions}
        </>
      }
      sideForm={
        <>
          {past.over}
          <Suspense fallback={null}>{over}</Suspense>
        </>
      }
    >
      <Fetched query={query}>
        {(answer) => (
          <>
            {note?.(answer) && <p className="mb-4">{note(answer)}</p>}
            <WholeTable {...table} list={list} rows={rowsIn(answer)} rowActions={past.rowActions} />
          </>
        )}
      </Fetched>
    </ListFrame>
  );
}
