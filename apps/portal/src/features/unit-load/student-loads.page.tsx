import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { actMessages } from "@polyportal/domain/messages/act";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ofDepartments, ofLevels, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

const StudentLoadForm = lazy(async () => ({
  default: (await import("./student-load-form.tsx")).StudentLoadForm,
}));

type Load = Output<"listStudentUnitLoads">["items"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<Load>[] = [
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
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 7 },
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
  {
    id: "minimum",
    header: heads.minimum,
    value: ({ minimum }) => formatCreditUnits(minimum),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "maximum",
    header: heads.maximum,
    value: ({ maximum }) => formatCreditUnits(maximum),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
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
    id: "assignedBy",
    header: heads.assignedBy,
    value: ({ assignedBy }) => assignedBy,
    sortable: false,
    hidden: true,
  },
  {
    id: "assignedAt",
    header: heads.assignedAt,
    value: ({ assignedAt }) => formatDate(assignedAt),
    width: 7,
  },
];

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
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
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
