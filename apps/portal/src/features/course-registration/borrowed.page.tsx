import { borrowedList } from "@polyportal/api-client/list/borrowed-registrations";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { addDropPath, approvalPath } from "@polyportal/domain/routes/staff-paths";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
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

const nameOf = ({ fullName, code }: Borrowed) => words.rowName(fullName, code);

/** Courses of other departments in approved registrations, by the department that teaches them. */
export function Page() {
  const maySee = useMay("registration.see", "getRegistrationApproval");
  const mayAnnul = useMay("registration.approve", "annulRegistration");
  const { mutateAsync } = useOperation("annulRegistration", {
    invalidates: ["listBorrowedRegistrations", "listRegistrationApprovals"],
  });
  const [annulling, setAnnulling] = useState<Borrowed>();
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
      onSelect: () => setAnnulling(row),
    },
  ];
  return (
    <ListPage
      {...borrowed}
      lead={words.lead}
      filters={useListFilters(borrowedList)}
      rowLabel={nameOf}
      rowActions={rowActions}
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
              toast({ title: words.annulled, status: "success" });
            }}
          />
        )
      }
    />
  );
}
