import type { Input, Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { adviserMessages } from "@polyportal/domain/messages/adviser";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { activeFilters, type Filter } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { Select } from "@polyportal/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { chosenIn } from "../../parts/list/asked-in.ts";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { ofDepartments, ofLevels, yesOrNo } from "../../parts/list/filters.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { WholeTable } from "../../parts/list/whole-table.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { useTellOfClass } from "./tell-of-class.ts";

const AssignAdviser = lazy(async () => ({
  default: (await import("./assign-adviser.tsx")).AssignAdviser,
}));

const CopyAdvisers = lazy(async () => ({
  default: (await import("./copy-advisers.tsx")).CopyAdvisers,
}));

const HistoryDialog = lazy(async () => ({
  default: (await import("../../parts/history/history-dialog.tsx")).HistoryDialog,
}));

const WhoGains = lazy(async () => ({
  default: (await import("../../parts/rights/who-gains.tsx")).WhoGains,
}));

const AskAct = lazy(async () => ({ default: (await import("../../parts/act/ask.tsx")).AskAct }));

type Board = Output<"listClassAdvisers">;
/** A class of the list. */
export type AdvisedClass = Board["classes"][number];

const words = adviserMessages;

const columns: readonly DataColumn<AdvisedClass>[] = [
  {
    id: "department",
    header: words.department,
    value: ({ department }) => department,
    rowHeader: true,
    width: 12,
    grow: 2,
  },
  { id: "level", header: words.level, value: ({ level }) => level, width: 6 },
  { id: "option", header: words.option, value: ({ option }) => option, width: 9 },
  {
    id: "adviser",
    header: words.adviser,
    value: ({ adviser }) => adviser?.name ?? words.nobody,
    cell: ({ adviser }) =>
      adviser ? <PersonLink id={adviser.id} name={adviser.name} /> : words.nobody,
    width: 11,
    grow: 2,
  },
  {
    id: "students",
    header: words.students,
    value: ({ students }) => students,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "waiting",
    header: words.waiting,
    value: ({ waiting }) => waiting,
    numeric: true,
    width: 8,
    grow: 0,
  },
];

/** A file says of which session it is. */
const exported = [{ id: "session" }, ...columns];

const filtersOf = (units: ReturnType<typeof useUnits>): readonly Filter[] => [
  ofDepartments(words.department, units),
  ofLevels(words.level),
  yesOrNo("advised", words.adviser, words.advised, words.nobody),
];

const idOf = ({ departmentId, levelId, departmentOptionId }: AdvisedClass) =>
  [departmentId, levelId, departmentOptionId].join("-");

/** What a class is called: "Computer Science, ND I". */
export const classNameOf = ({ department, option, level }: AdvisedClass): string =>
  [department, option, level].filter(Boolean).join(", ");

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
  const sessionId = params.get("sessionId") ?? undefined;
  const units = useUnits();
  const filters = useMemo(() => filtersOf(units), [units]);
  // The names of filters are the contract's; what an address says besides, the server refuses.
  const narrowed = chosenIn(params, filters) as Omit<Input<"listClassAdvisers">, "sessionId">;
  const query = useQuery({
    ...queryOptionsFor(useClient(), "listClassAdvisers", { sessionId, ...narrowed }),
    placeholderData: keepPreviousData,
  });
  const mayEnter = useMay(
    "users.enter",
    "assignClassAdviser",
    "endClassAdviser",
    "copyClassAdvisers",
  );
  return (
    <PortalPage
      title={words.title}
      lead={words.lead}
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
          <div className="grid grid-cols-1 gap-6">
            <div className="max-w-60">
              <Select
                label={words.session}
                placeholder={null}
                options={board.sessions.map(({ id, name }) => ({ value: id, label: name }))}
                value={board.session.id}
                onChange={(event) => {
                  const next = new URLSearchParams(params);
                  next.set("sessionId", event.target.value);
                  show(next);
                }}
              />
            </div>
            <Filters filters={filters} value={params} onChange={show} />
            <Classes
              board={board}
              filters={filters}
              narrowed={activeFilters(filters, params).length > 0}
              mayEnter={mayEnter}
            />
          </div>
        )}
      </Fetched>
    </PortalPage>
  );
}

type ClassesProps = {
  board: Board;
  filters: readonly Filter[];
  /** Some of them are at work. */
  narrowed: boolean;
  mayEnter: boolean;
};

function Classes({ board, filters, narrowed, mayEnter }: ClassesProps) {
  const [assigned, setAssigned] = useState<AdvisedClass>();
  const [ending, setEnding] = useState<AdvisedClass>();
  const [past, setPast] = useState<AdvisedClass["adviser"]>();
  const { mutateAsync: end } = useOperation("endClassAdviser", {
    invalidates: ["listClassAdvisers"],
  });
  const tell = useTellOfClass();
  const disabledReason = mayEnter ? undefined : actMessages.noClaim;
  const rowActions = useCallback(
    (one: AdvisedClass) => [
      {
        label: one.adviser ? words.replace : words.assign,
        disabledReason,
        onSelect: () => setAssigned(one),
      },
      ...(one.adviser
        ? [
            { label: words.end, danger: true, disabledReason, onSelect: () => setEnding(one) },
            // Classes are noted with whom they were given to.
            { label: auditMessages.history, onSelect: () => setPast(one.adviser) },
          ]
        : []),
    ],
    [disabledReason],
  );
  const sessionId = board.session.id;
  return (
    <>
      <WholeTable
        list="listClassAdvisers"
        title={words.title}
        columns={columns}
        filters={filters}
        filtered={narrowed}
        rows={board.classes}
        rowId={idOf}
        rowLabel={classNameOf}
        rowActions={rowActions}
        searchLabel={words.search}
        empty={words.none}
      />
      {assigned && (
        <Suspense fallback={null}>
          <AssignAdviser
            of={assigned}
            sessionId={sessionId}
            onClose={() => setAssigned(undefined)}
          />
        </Suspense>
      )}
      {past && (
        <Suspense fallback={null}>
          <HistoryDialog subject="user" {...past} onClose={() => setPast(undefined)} />
        </Suspense>
      )}
      {ending?.adviser && (
        <Suspense fallback={null}>
          <AskAct
            title={words.end}
            question={words.endQuestion(ending.adviser.name, classNameOf(ending))}
            label={words.end}
            onClose={() => setEnding(undefined)}
            onAct={async ({ reason }) => {
              const { departmentId, levelId, departmentOptionId } = ending;
              const one = { sessionId, departmentId, levelId, departmentOptionId };
              await end({ ...one, reason });
              tell(words.ended, ending.adviser, one);
            }}
          >
            <WhoGains
              wish={{
                adviser: {
                  sessionId,
                  departmentId: ending.departmentId,
                  levelId: ending.levelId,
                  departmentOptionId: ending.departmentOptionId,
                  adviserId: null,
                },
              }}
            />
          </AskAct>
        </Suspense>
      )}
    </>
  );
}

/** Asks before last session's advisers are copied, with how many classes that concerns. */
function Copies({ board: { session, copies } }: { board: Board }) {
  const [asked, setAsked] = useState(false);
  if (!copies) return null;
  if (copies.count === 0) return <p className="text-sm text-ink-muted">{words.nothingToCopy}</p>;
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
