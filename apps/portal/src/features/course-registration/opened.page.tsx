import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { ofDepartments, ofLevels, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";

const OpenForm = lazy(async () => ({ default: (await import("./open-form.tsx")).OpenForm }));

type Opened = Output<"listOpenedForStudents">["items"][number];

const { columns: heads, states, lateFees } = words;

const stateOf = ({ open }: Opened) => (open ? states.open : states.over);

const columns: readonly DataColumn<Opened>[] = [
  {
    id: "fullName",
    header: heads.student,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    width: 12,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    width: 10,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "level",
    header: heads.level,
    value: ({ level }) => level,
    sortable: false,
    hidden: true,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  { id: "until", header: heads.until, value: ({ until }) => formatDate(until), width: 8 },
  {
    id: "state",
    header: heads.state,
    value: stateOf,
    cell: (row) => <Badge status={row.open ? "success" : undefined}>{stateOf(row)}</Badge>,
    sortable: false,
    width: 6,
  },
  {
    id: "lateFee",
    header: heads.lateFee,
    value: ({ lateFee }) => (lateFee ? lateFees.yes : lateFees.no),
    sortable: false,
    width: 6,
  },
  {
    id: "reason",
    header: heads.reason,
    value: ({ reason }) => reason,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "openedBy",
    header: heads.openedBy,
    value: ({ openedBy }) => openedBy,
    sortable: false,
    hidden: true,
  },
  {
    id: "openedAt",
    header: heads.openedAt,
    value: ({ openedAt }) => formatDate(openedAt),
    hidden: true,
  },
];

const idOf = ({ id }: Opened) => id;
const nameOf = ({ fullName }: Opened) => fullName;

/** Students for whom registration is open although its window is not. */
export function Page() {
  const mayEnter = useProfile().claims.includes("courses.enter");
  const units = useUnits();
  const sessions = useSessions();
  const { mutateAsync } = useOperation("endOpenedForStudent", {
    invalidates: ["listOpenedForStudents"],
  });
  const [asked, setAsked] = useState<{ end: Opened } | "open">();
  const close = () => setAsked(undefined);
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
      {
        kind: "select",
        name: "state",
        label: heads.state,
        options: [
          { value: "open", label: states.open },
          { value: "over", label: states.over },
        ],
      },
    ],
    [sessions, units],
  );
  const noClaim = mayEnter ? undefined : actMessages.noClaim;
  return (
    <ListPage
      list="listOpenedForStudents"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={(row) => [
        {
          label: words.end,
          danger: true,
          disabledReason: noClaim ?? (row.open ? undefined : words.isOver),
          onSelect: () => setAsked({ end: row }),
        },
      ]}
      empty={words.none}
      exported
      actions={mayEnter && <Button onClick={() => setAsked("open")}>{words.open}</Button>}
      over={
        asked === "open" ? (
          <Suspense fallback={null}>
            <OpenForm sessions={sessions} onClose={close} />
          </Suspense>
        ) : (
          asked && (
            <AskAct
              title={words.endTitle(asked.end.fullName)}
              question={words.endQuestion}
              label={words.end}
              onClose={close}
              onAct={async ({ reason }) => {
                await mutateAsync({ id: asked.end.id, reason });
                toast({ title: words.ended, tone: "success" });
              }}
            />
          )
        )
      }
    />
  );
}
