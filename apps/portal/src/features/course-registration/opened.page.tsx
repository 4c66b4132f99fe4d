import { openedList } from "@polyportal/api-client/list/opened-registrations";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

const OpenForm = lazyPart(async () => (await import("./open-form.tsx")).OpenForm);

type Opened = RowOf<"listOpenedForStudents">;

const { states } = words;

const opened = listOf(openedList, {
  department: { hidden: true },
  level: { hidden: true },
  session: { hidden: true },
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

/** Students for whom registration is open although its window is not. */
export function Page() {
  const mayEnter = useMay("courses.enter", "openForStudents", "endOpenedForStudent");
  const [over, open] = useOver();
  const noClaim = mayEnter ? undefined : actMessages.noClaim;
  return (
    <ListPage
      {...opened}
      lead={words.lead}
      rowActions={(row) => [
        {
          label: words.end,
          danger: true,
          disabledReason: noClaim ?? (row.open ? undefined : words.isOver),
          onSelect: () => open(End, { row }),
        },
      ]}
      actions={mayEnter && <Button onClick={() => open(OpenForm, {})}>{words.open}</Button>}
      over={over}
    />
  );
}

function End({ row: { id, fullName }, onClose }: { row: Opened; onClose: () => void }) {
  const { mutateAsync } = useOperation("endOpenedForStudent", {
    invalidates: ["listOpenedForStudents"],
  });
  return (
    <AskAct
      title={words.endTitle(fullName)}
      question={words.endQuestion}
      label={words.end}
      danger
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, reason })}
      done={words.ended}
    />
  );
}
