import type { Output } from "@polyportal/api-client/client/client";
import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { yesOrNo } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

const AssignOffice = lazy(async () => ({
  default: (await import("./assign-office.tsx")).AssignOffice,
}));

type Held = Output<"listOffices">["items"][number];

const { columns: heads, states } = officeMessages;

const looks = { coming: "info", current: "success", over: "unapproved" } as const;

const holderOf = ({ acting, holder }: Held) => (acting ? officeMessages.acting(holder) : holder);

const columnsOf = (office: Office): readonly DataColumn<Held>[] => [
  {
    id: "unit",
    header: officeWords[office].unit,
    value: ({ unit }) => unit,
    rowHeader: true,
    fixed: true,
    width: 10,
    grow: 2,
  },
  {
    id: "holder",
    header: officeWords[office].holder,
    value: holderOf,
    cell: (held) => <PersonLink id={held.holderId} name={holderOf(held)} />,
    sortable: false,
    width: 11,
    grow: 2,
  },
  {
    id: "staffNumber",
    header: heads.staffNumber,
    value: (held) => held.staffNumber,
    sortable: false,
  },
  { id: "since", header: heads.since, value: ({ since }) => formatDate(since), width: 8 },
  {
    id: "until",
    header: heads.until,
    value: ({ until }) => (until ? formatDate(until) : officeMessages.openEnd),
    sortable: false,
    width: 8,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 8,
    grow: 0,
  },
];

const filters: readonly Filter[] = [
  yesOrNo("current", officeMessages.filterState, officeMessages.current, officeMessages.past),
];

const idOf = ({ id }: Held) => id;
const nameOf = ({ unit, holder }: Held) => `${holder}, ${unit}`;

/** An office is noted with whom it was given to. */
const noted = { rowId: ({ holderId }: Held) => holderId, rowLabel: ({ holder }: Held) => holder };

/** Who holds one office in which unit; given for a time, ended with a day. */
export function Offices({ office }: { office: Office }) {
  const words = officeWords[office];
  const mayEnter = useMay("users.enter", "assignOffice", "endOffice", "takeBackOffice");
  const [assigning, setAssigning] = useState(false);
  const [ending, setEnding] = useState<Held>();
  const columns = useMemo(() => columnsOf(office), [office]);
  const always = useMemo(() => ({ office }), [office]);
  const invalidates = ["listOffices", "getUser", "getHistory"] as const;
  const { mutateAsync: end } = useOperation("endOffice", { invalidates });
  const { mutateAsync: takeBack } = useOperation("takeBackOffice", { invalidates });
  const rowActions = useCallback(
    (held: Held) => [
      {
        // One that has not begun has no days to end with.
        label: held.state === "coming" ? officeMessages.takeBack : officeMessages.end,
        danger: true,
        disabledReason: disabled(mayEnter, held),
        onSelect: () => setEnding(held),
      },
    ],
    [mayEnter],
  );
  const past = useRecordHistory("user", { ...noted, rowActions });
  return (
    <ListPage
      list="listOffices"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      always={always}
      searchLabel={officeMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={past.rowActions}
      empty={officeMessages.none}
      exported
      actions={mayEnter && <Button onClick={() => setAssigning(true)}>{words.assign}</Button>}
      over={
        <>
          {past.over}
          {assigning && (
            <Suspense fallback={null}>
              <AssignOffice office={office} onClose={() => setAssigning(false)} />
            </Suspense>
          )}
          {ending?.state === "coming" && (
            <AskAct
              title={officeMessages.takeBack}
              question={officeMessages.takeBackQuestion(ending.holder, ending.since)}
              label={officeMessages.takeBack}
              onClose={() => setEnding(undefined)}
              onAct={async ({ reason }) => {
                await takeBack({ id: ending.id, reason });
                toast({ title: officeMessages.takenBack(ending.holder), tone: "success" });
              }}
            />
          )}
          {ending?.state === "current" && (
            <AskAct
              title={officeMessages.end}
              question={officeMessages.endQuestion(ending.holder)}
              label={officeMessages.end}
              onClose={() => setEnding(undefined)}
              onAct={async ({ reason }) => {
                await end({ id: ending.id, until: todayInLagos(), reason });
                toast({ title: officeMessages.ended(ending.holder), tone: "success" });
              }}
            >
              <WhoGains wish={{ endedOffice: { id: ending.id } }} />
            </AskAct>
          )}
        </>
      }
    />
  );
}

function disabled(mayEnter: boolean, { state }: Held): string | undefined {
  if (!mayEnter) return actMessages.noClaim;
  return state === "over" ? states.over : undefined;
}
