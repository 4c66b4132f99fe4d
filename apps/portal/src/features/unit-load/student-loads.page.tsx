import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { listOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";

const StudentLoadForm = lazyPart(
  async () => (await import("./student-load-form.tsx")).StudentLoadForm,
);

type Load = RowOf<"listStudentUnitLoads">;

const loads = listOf(studentUnitLoadList, {
  department: { hidden: true },
  session: { hidden: true },
  minimum: { width: 6, grow: 0 },
  maximum: { width: 6, grow: 0 },
  reason: { width: 12, grow: 2 },
  assignedBy: { hidden: true },
  assignedAt: { width: 7 },
});

/** A load is noted with the student. */
const noted = { rowId: ({ studentId }: Load) => studentId, rowLabel: loads.rowLabel };

/** Students who may register fewer or more units than their level; or what was done to several at once. */
export const Page = () => (
  <OrBulk>
    <List />
  </OrBulk>
);

function List() {
  const mayEnter = useMay("courses.enter", "setStudentUnitLoads", "revokeStudentUnitLoad");
  const sessions = useSessions();
  const { mutateAsync } = useOperation("revokeStudentUnitLoad", {
    invalidates: ["listStudentUnitLoads"],
  });
  const [opened, setOpened] = useState<{ revoke: Load } | "assign">();
  const close = () => setOpened(undefined);
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
      {...loads}
      lead={words.ofStudentsLead}
      filters={useListFilters(studentUnitLoadList)}
      rowActions={past.rowActions}
      actions={mayEnter && <Button onClick={() => setOpened("assign")}>{words.assign}</Button>}
      over={
        <>
          {past.over}
          {opened === "assign" && <StudentLoadForm sessions={sessions} onClose={close} />}
          {opened && opened !== "assign" && (
            <AskAct
              title={words.revokeTitle(opened.revoke.fullName)}
              question={words.revokeQuestion}
              label={words.revoke}
              onClose={close}
              onAct={async ({ reason }) => {
                await mutateAsync({ id: opened.revoke.id, reason });
                toast({ title: words.revoked, status: "success" });
              }}
            />
          )}
        </>
      }
    />
  );
}
