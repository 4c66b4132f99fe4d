import { barsBulkApproval } from "@polyportal/domain/course-registration/flags";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import {
  approvalPages as words,
  lookAtAlone,
} from "@polyportal/domain/messages/registration-approvals";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import { useCallback, useMemo } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { BulkButton } from "../../parts/act/bulk-button.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { useOver } from "../../parts/list/use-over.tsx";
import { useSeen } from "../../parts/list/use-seen.ts";
import { registrationsIn, type Registration } from "./approval-columns.tsx";
import { ofTab, useApprovalFilters } from "./approval-filters.ts";
import { ApprovalTabs, tabIn } from "./approval-tabs.tsx";

const DecideRegistrations = lazyPart(
  async () => (await import("./decide-registrations.tsx")).DecideRegistrations,
);

const byMatricNumber = {
  called: pasteListMessages.rows.matricNumbers,
  of: ({ matricNumber }: Registration) => matricNumber,
};

const acts = ["approve", "return"] as const;

/** Those that wait are gone through by `j` and `k`, and decided by these. */
const rowKeys = { a: words.approve, r: words.return };

const ofState = [ofTab.name];

/** Registrations that wait for their officer, decided about one by one or many at once; those that are decided. */
export function Approvals({ lead, option = null }: { lead: string; option?: Filter | null }) {
  const decides = useMay(
    "registration.approve",
    "bulkApproveRegistrations",
    "bulkReturnRegistrations",
  );
  const tab = tabIn(useAddress()[0]);
  const waits = decides && tab === "waiting";
  const list = useMemo(() => registrationsIn(tab), [tab]);
  const seen = useSeen<Registration>();
  const [over, open] = useOver();
  const bulkActions = ({ ids, clear }: TableSelection) => {
    const registrations = seen.rowsOf(ids).map(({ id, submittedAt }) => ({ id, submittedAt }));
    return acts.map((act) => (
      <BulkButton
        key={act}
        danger={act === "return"}
        onClick={() => open(DecideRegistrations, { act, registrations, onDone: clear })}
      >
        {words[act]}
      </BulkButton>
    ));
  };
  const rowActions = useCallback(
    (one: Registration) => {
      const ask = (act: (typeof acts)[number]) => () =>
        open(DecideRegistrations, { act, registrations: [one] });
      const look = { label: words.look, href: approvalPath(one.id) };
      if (!waits) return [look];
      const disabledReason = barsBulkApproval(one.flags) ? lookAtAlone(one.flags) : undefined;
      return [
        look,
        { label: words.approve, disabledReason, onSelect: ask("approve") },
        { label: words.return, danger: true, onSelect: ask("return") },
      ];
    },
    [waits, open],
  );
  return (
    <ListPage
      {...list}
      lead={lead}
      filters={useApprovalFilters(tab, option)}
      tabbed={tab === "waiting" ? undefined : ofTab}
      head={<ApprovalTabs />}
      rowId={waits ? seen.idOf : list.rowId}
      rowActions={rowActions}
      rowKeys={waits ? rowKeys : undefined}
      history="courseRegistration"
      empty={words.empty[tab]}
      emptyOf={tab === "waiting" ? undefined : ofState}
      bulkActions={waits ? bulkActions : undefined}
      pasted={waits ? byMatricNumber : undefined}
      over={over}
    />
  );
}
