import { borrowedList } from "@polyportal/api-client/list/borrowed-registrations";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { addDropPath, approvalPath } from "@polyportal/domain/routes/staff-paths";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

type Borrowed = RowOf<"listBorrowedRegistrations">;

const borrowed = listOf(borrowedList, {
  code: { width: 6, grow: 0 },
  title: { hidden: true },
  department: { width: 11, grow: 1 },
  host: { width: 11 },
  approvedBy: { width: 11 },
  approvedAt: { hidden: true },
  level: { hidden: true },
  semester: { hidden: true },
  session: { hidden: true },
});

/** Courses of other departments in approved registrations, by the department that teaches them. */
export function Page() {
  const maySee = useMay("registration.see", "getRegistrationApproval");
  const mayAnnul = useMay("registration.approve", "annulRegistration");
  const [over, open] = useOver();
  const rowActions = (row: Borrowed) => [
    ...(maySee ? [{ label: words.look, href: approvalPath(row.registrationId) }] : []),
    {
      label: words.addOrDrop,
      href: addDropPath(row.matricNumber, row.sessionId, row.semester),
    },
    {
      label: words.annul,
      danger: true,
      disabledReason: mayAnnul ? undefined : actMessages.noClaim,
      onSelect: () => open(Annul, { row }),
    },
  ];
  return <ListPage {...borrowed} lead={words.lead} rowActions={rowActions} over={over} />;
}

function Annul({ row, onClose }: { row: Borrowed; onClose: () => void }) {
  const { registrationId: id, fullName, submittedAt } = row;
  const { mutateAsync } = useOperation("annulRegistration", {
    invalidates: ["listBorrowedRegistrations", "listRegistrationApprovals"],
  });
  return (
    <AskAct
      title={words.annulTitle(fullName)}
      question={words.annulQuestion}
      label={words.annul}
      danger
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, submittedAt, reason })}
      done={words.annulled}
    />
  );
}
