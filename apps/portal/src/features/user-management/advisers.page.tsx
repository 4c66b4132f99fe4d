import type { Input, Output } from "@polyportal/api-client/client/client";
import { classAdviserList } from "@polyportal/api-client/list/class-advisers";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { actMessages } from "@polyportal/domain/messages/act";
import { countOf } from "@polyportal/domain/messages/table";
import { adviserMessages } from "@polyportal/domain/messages/adviser";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { activeFilters, type Filter } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { chosenIn } from "../../parts/list/asked-in.ts";
import { detailPanelLook, narrowedTo } from "../../parts/list/detail-panel-look.ts";
import { choiceOf } from "../../parts/list/described.ts";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { useRecord } from "../../parts/list/use-record.ts";
import { ListFrame } from "../../parts/list/list-frame.tsx";
import { SessionPicker } from "../../parts/list/session-picker.tsx";
import { WholeTable } from "../../parts/list/whole-table.tsx";
import { classNameOf, idOf, type AdvisedClass } from "./advised-class.ts";
import { columns } from "./adviser-columns.tsx";
import { useAdviserActs } from "./use-adviser-acts.tsx";

const CopyAdvisers = lazyPart(async () => (await import("./copy-advisers.tsx")).CopyAdvisers);

const AdviserDetailPanel = lazyPart(
  async () => (await import("./adviser-detail-panel.tsx")).AdviserDetailPanel,
);

type Board = Output<"listClassAdvisers">;

const words = adviserMessages;

/** A file says of which session it is. */
const exported = [{ id: "session" }, ...columns];

const noOptions: Board["options"] = [];

/** What an address is read by, before there is anything to choose from. */
const filterNames = Object.keys(classAdviserList.filters).map((name) =>
  choiceOf(classAdviserList, name),
);

/** The session is chosen over the others; options are those that the list knows. */
const ownFilters = (options: Board["options"]) => ({
  sessionId: null,
  option: {
    kind: "several",
    name: "option",
    label: words.option,
    options: options.map(({ id, name, department }) => ({
      value: id,
      label: words.optionOf(name, department),
    })),
  } as const,
});

const inSightBeside = ["department", "level", "adviser"];

/** Who advises which class of a session. */
export function Page() {
  return (
    <OrBulk>
      <Advisers />
    </OrBulk>
  );
}

function Advisers() {
  const [params, show] = useAddress();
  // The names of filters are the contract's; what an address says besides, the server refuses.
  const asked = chosenIn(params, filterNames) as Input<"listClassAdvisers">;
  const query = useQuery({
    ...queryOptionsFor(useClient(), "listClassAdvisers", asked),
    placeholderData: keepPreviousData,
  });
  const options = query.data?.options ?? noOptions;
  const filters = useListFilters(
    classAdviserList,
    useMemo(() => ownFilters(options), [options]),
  );
  const mayEnter = useMay(
    "users.enter",
    "assignClassAdviser",
    "endClassAdviser",
    "copyClassAdvisers",
  );
  const { open, wide, focused } = useRecord();
  const opened = query.data?.classes.find((one) => idOf(one) === open);
  const page = (
    <ListFrame
      title={words.title}
      lead={words.lead}
      beside={
        query.data && (
          <p className="text-ink-muted tabular-nums">{countOf(query.data.classes.length)}</p>
        )
      }
      actions={
        query.data && (
          <>
            <ExportMenu
              list="listClassAdvisers"
              columns={exported}
              filters={filters}
              always={{ sessionId: String(query.data.session.id) }}
            />
            {mayEnter && <Copies board={query.data} />}
          </>
        )
      }
    >
      <Fetched query={query}>
        {(board) => (
          <Classes
            board={board}
            filters={filters}
            columns={opened && wide ? narrowedTo(columns, inSightBeside) : columns}
            narrowed={activeFilters(filters, params).length > 0}
            mayEnter={mayEnter}
            controls={
              <>
                <SessionPicker
                  label={words.session}
                  sessions={board.sessions}
                  value={board.session.id}
                />
                <Filters filters={filters} value={params} onChange={show} />
              </>
            }
          />
        )}
      </Fetched>
    </ListFrame>
  );
  return (
    <div className={opened && wide ? detailPanelLook : undefined}>
      {/* It keeps what was typed and chosen while a record has its place. */}
      <div className="min-w-0" hidden={opened && !wide}>
        {page}
      </div>
      {query.data && opened && open !== null && (
        <Suspense fallback={null}>
          <AdviserDetailPanel
            key={open}
            id={open}
            focused={focused}
            of={opened}
            sessionId={query.data.session.id}
            mayEnter={mayEnter}
          />
        </Suspense>
      )}
    </div>
  );
}

type ClassesProps = {
  board: Board;
  columns: readonly DataColumn<AdvisedClass>[];
  filters: readonly Filter[];
  /** Some of them are at work. */
  narrowed: boolean;
  mayEnter: boolean;
  controls: ReactNode;
};

/** The history of a class is its adviser's. */
const historyRow = {
  rowId: ({ adviser }: AdvisedClass) => adviser?.id,
  rowLabel: ({ adviser }: AdvisedClass) => adviser?.name ?? "",
};

function Classes({ board, columns, filters, narrowed, mayEnter, controls }: ClassesProps) {
  const { assign, end, over } = useAdviserActs(board.session.id);
  const disabledReason = mayEnter ? undefined : actMessages.noClaim;
  const rowActions = useCallback(
    (one: AdvisedClass) => [
      {
        label: one.adviser ? words.replace : words.assign,
        disabledReason,
        onSelect: () => assign(one),
      },
      ...(one.adviser
        ? [{ label: words.end, danger: true, disabledReason, onSelect: () => end(one) }]
        : []),
    ],
    [disabledReason, assign, end],
  );
  const past = useRecordHistory("user", { ...historyRow, rowActions });
  return (
    <>
      <WholeTable
        list="listClassAdvisers"
        title={words.title}
        columns={columns}
        filters={filters}
        controls={controls}
        filtered={narrowed}
        rows={board.classes}
        rowId={idOf}
        rowLabel={classNameOf}
        rowActions={past.rowActions}
        searchLabel={words.search}
        empty={words.none}
      />
      {over}
      {past.over}
    </>
  );
}

/** Asks before last session's advisers are copied, with how many classes that concerns. */
function Copies({ board: { session, copies } }: { board: Board }) {
  const [asked, setAsked] = useState(false);
  if (!copies) return null;
  if (copies.count === 0)
    return <p className="self-center text-14 text-ink-muted">{words.nothingToCopy}</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {words.copy}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <CopyAdvisers sessionId={session.id} copies={copies} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
