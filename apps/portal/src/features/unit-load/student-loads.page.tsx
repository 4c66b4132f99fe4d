import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { AskAct } from "../../parts/act/ask.tsx";
import { listOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";

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

/** The history of a load is its student's. */
const historyRow = { rowId: ({ studentId }: Load) => studentId };

/** Students who may register fewer or more units than their level; or what was done to several at once. */
export const Page = () => (
  <OrBulk>
    <List />
  </OrBulk>
);

function List() {
  const mayEnter = useMay("courses.enter", "setStudentUnitLoads", "revokeStudentUnitLoad");
  const [over, open] = useOver();
  const rowActions = useCallback(
    (load: Load) => [
      {
        label: words.revoke,
        danger: true,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => open(Revoke, { load }),
      },
    ],
    [mayEnter, open],
  );
  return (
    <ListPage
      {...loads}
      lead={words.ofStudentsLead}
      rowActions={rowActions}
      history="studentUnitLoad"
      historyRow={historyRow}
      actions={
        mayEnter && <Button onClick={() => open(StudentLoadForm, {})}>{words.assign}</Button>
      }
      over={over}
    />
  );
}

function Revoke({ load: { id, fullName }, onClose }: { load: Load; onClose: () => void }) {
  const { mutateAsync } = useOperation("revokeStudentUnitLoad", {
    invalidates: ["listStudentUnitLoads"],
  });
  return (
    <AskAct
      title={words.revokeTitle(fullName)}
      question={words.revokeQuestion}
      label={words.revoke}
      danger
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, reason })}
      done={words.revoked}
    />
  );
}
