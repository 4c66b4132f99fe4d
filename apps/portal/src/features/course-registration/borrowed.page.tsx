import { borrowedList } from "@polyportal/api-client/list/borrowed-registrations";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { actMessages } from "@polyportal/domain/messages/act";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { addDropPath, approvalPath } from "@polyportal/domain/routes/staff-paths";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";

type Borrowed = RowOf<"listBorrowedRegistrations">;

const { columns: heads } = words;

const columns = columnsOf(borrowedList, {
  fullName: { rowHeader: true, fixed: true, width: 12, grow: 2 },
  matricNumber: { width: 10 },
  code: { width: 6, grow: 0 },
  title: { hidden: true },
  department: { width: 11 },
  host: { width: 11 },
  creditUnit: { cell: ({ creditUnit }) => formatCreditUnits(creditUnit), width: 4, grow: 0 },
  approvedBy: { width: 11 },
  approvedAt: { hidden: true },
  level: { hidden: true },
  semester: { hidden: true },
  session: { hidden: true },
});

const idOf = ({ id }: Borrowed) => id;
const nameOf = ({ fullName, code }: Borrowed) => words.rowName(fullName, code);

/** Courses of other departments in approved registrations, by the department that teaches them. */
export function Page() {
  const { claims } = useProfile();
  const units = useUnits();
  const sessions = useSessions();
  const { mutateAsync } = useOperation("annulRegistration", {
    invalidates: ["listBorrowedRegistrations", "listRegistrationApprovals"],
  });
  const [annulling, setAnnulling] = useState<Borrowed>();
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(heads.session, sessions),
      choiceOf(borrowedList, "semester"),
      ofDepartments(heads.host, units, "host"),
      ofDepartments(heads.department, units),
      choiceOf(borrowedList, "level"),
    ],
    [sessions, units],
  );
  const rowActions = (row: Borrowed) => [
    ...(claims.includes("registration.see")
      ? [{ label: words.look, href: approvalPath(row.registrationId) }]
      : []),
    {
      label: words.addOrDrop,
      href: addDropPath(row.matricNumber, row.sessionId, row.semester),
    },
    {
      label: words.annul,
      danger: true,
      disabledReason: claims.includes("registration.approve") ? undefined : actMessages.noClaim,
      onSelect: () => setAnnulling(row),
    },
  ];
  return (
    <ListPage
      list="listBorrowedRegistrations"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      empty={words.none}
      exported
      over={
        annulling && (
          <AskAct
            title={words.annulTitle(annulling.fullName)}
            question={words.annulQuestion}
            label={words.annul}
            onClose={() => setAnnulling(undefined)}
            onAct={async ({ reason }) => {
              const { registrationId: id, submittedAt } = annulling;
              await mutateAsync({ id, submittedAt, reason });
              toast({ title: words.annulled, tone: "success" });
            }}
          />
        )
      }
    />
  );
}
