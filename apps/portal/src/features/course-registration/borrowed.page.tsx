import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { actMessages } from "@polyportal/domain/messages/act";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { addDropPath, approvalPath } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { ofDepartments, ofLevels, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";

type Borrowed = Output<"listBorrowedRegistrations">["items"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<Borrowed>[] = [
  {
    id: "fullName",
    header: heads.fullName,
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
    sortable: false,
    width: 10,
  },
  { id: "code", header: heads.code, value: ({ code }) => code, width: 6, grow: 0 },
  { id: "title", header: heads.title, value: ({ title }) => title, sortable: false, hidden: true },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 11,
  },
  { id: "host", header: heads.host, value: ({ host }) => host, width: 11 },
  {
    id: "creditUnit",
    header: heads.units,
    value: ({ creditUnit }) => formatCreditUnits(creditUnit),
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "approvedBy",
    header: heads.approvedBy,
    value: ({ approvedBy }) => approvedBy,
    sortable: false,
    width: 11,
  },
  {
    id: "approvedAt",
    header: heads.approvedAt,
    value: ({ approvedAt }) => formatDate(approvedAt),
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, hidden: true },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
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
];

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
      ofSemester(heads.semester),
      ofDepartments(heads.host, units, "host"),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
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
