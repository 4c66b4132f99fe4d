import { openedList } from "@polyportal/api-client/list/opened-registrations";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";

const OpenForm = lazyPart(async () => (await import("./open-form.tsx")).OpenForm);

type Opened = RowOf<"listOpenedForStudents">;

const { columns: heads, states } = words;

const columns = columnsOf(openedList, {
  fullName: { rowHeader: true, fixed: true, width: 12, grow: 2 },
  matricNumber: { width: 10 },
  department: { hidden: true },
  level: { hidden: true },
  session: { hidden: true },
  semester: { width: 6 },
  until: { width: 8 },
  state: {
    cell: ({ open }) => (
      <Badge status={open ? "success" : undefined}>{open ? states.open : states.over}</Badge>
    ),
    width: 6,
  },
  lateFee: { width: 6 },
  reason: { width: 12, grow: 2 },
  openedBy: { hidden: true },
  openedAt: { hidden: true },
});

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
      choiceOf(openedList, "semester"),
      ofDepartments(heads.department, units),
      choiceOf(openedList, "level"),
      choiceOf(openedList, "state"),
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
