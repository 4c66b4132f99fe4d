import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { actMessages } from "@polyportal/domain/messages/act";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { Button } from "@polyportal/ui/button";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

const StudentLoadForm = lazyPart(
  async () => (await import("./student-load-form.tsx")).StudentLoadForm,
);

type Load = RowOf<"listStudentUnitLoads">;

const { columns: heads } = words;

const columns = columnsOf(studentUnitLoadList, {
  fullName: { rowHeader: true, fixed: true, width: 12, grow: 2 },
  matricNumber: { width: 10 },
  department: { hidden: true },
  level: { width: 7 },
  session: { hidden: true },
  semester: { width: 6 },
  minimum: { cell: ({ minimum }) => formatCreditUnits(minimum), width: 6, grow: 0 },
  maximum: { cell: ({ maximum }) => formatCreditUnits(maximum), width: 6, grow: 0 },
  reason: { width: 12, grow: 2 },
  assignedBy: { hidden: true },
  assignedAt: { width: 7 },
});

const idOf = ({ id }: Load) => id;
const nameOf = ({ fullName }: Load) => fullName;

/** A load is noted with the student. */
const noted = { rowId: ({ studentId }: Load) => studentId, rowLabel: nameOf };

/** Students who may register fewer or more units than their level; or what was done to several at once. */
export const Page = () => (
  <OrBulk>
    <List />
  </OrBulk>
);

function List() {
  const mayEnter = useProfile().claims.includes("courses.enter");
  const units = useUnits();
  const sessions = useSessions();
  const { mutateAsync } = useOperation("revokeStudentUnitLoad", {
    invalidates: ["listStudentUnitLoads"],
  });
  const [opened, setOpened] = useState<{ revoke: Load } | "assign">();
  const close = () => setOpened(undefined);
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(heads.session, sessions),
      choiceOf(studentUnitLoadList, "semester"),
      ofDepartments(heads.department, units),
      choiceOf(studentUnitLoadList, "level"),
    ],
    [sessions, units],
  );
  const past = useRecordHistory<Load>("studentUnitLoad", {
    ...noted,
    rowActions: (load) => [
      {
        label: words.revoke,
        danger: true,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setOpened({ revoke: load }),
      },
    ],
  });
  return (
    <ListPage
      list="listStudentUnitLoads"
      title={words.ofStudents}
      lead={words.ofStudentsLead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={past.rowActions}
      empty={words.none}
      exported
      actions={mayEnter && <Button onClick={() => setOpened("assign")}>{words.assign}</Button>}
      over={
        <>
          {past.over}
          {opened === "assign" && (
            <Suspense fallback={null}>
              <StudentLoadForm sessions={sessions} onClose={close} />
            </Suspense>
          )}
          {opened && opened !== "assign" && (
            <AskAct
              title={words.revokeTitle(opened.revoke.fullName)}
              question={words.revokeQuestion}
              label={words.revoke}
              onClose={close}
              onAct={async ({ reason }) => {
                await mutateAsync({ id: opened.revoke.id, reason });
                toast({ title: words.revoked, tone: "success" });
              }}
            />
          )}
        </>
      }
    />
  );
}
