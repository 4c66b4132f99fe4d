import { registrationApprovalList } from "@polyportal/api-client/list/registration-approvals";
import {
  approvalPages as words,
  lookAtAlone,
} from "@polyportal/domain/messages/registration-approvals";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { barsBulkApproval } from "@polyportal/domain/course-registration/flags";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import { useCallback, useMemo, useRef, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { inAllSessions, useListFilters } from "../../parts/list/use-list-filters.ts";
import { registrationsIn, type Registration } from "./approval-columns.tsx";
import { ApprovalTabs, tabIn } from "./approval-tabs.tsx";
import type { SeenRegistration } from "./decide-registrations.tsx";

const DecideRegistrations = lazyPart(
  async () => (await import("./decide-registrations.tsx")).DecideRegistrations,
);

const byMatricNumber = {
  called: pasteListMessages.rows.matricNumbers,
  of: ({ matricNumber }: Registration) => matricNumber,
};

// What waits does so whatever the session.
const inAll = inAllSessions(registrationApprovalList);

const acts = ["approve", "return"] as const;

/** Those that wait are gone through by `j` and `k`, and decided by these. */
const rowKeys = { a: words.approve, r: words.return };

/** What waits is the reader's own, unless all that the reader sees is asked for. */
const ofAnybody: Filter = {
  kind: "select",
  name: "state",
  label: words.columns.waitsFor,
  options: [{ value: "submitted", label: words.anybody }],
};

/** A tab says which of these; views of the list keep it, too. */
const ofTab: Filter = {
  kind: "select",
  name: "state",
  label: words.columns.state,
  options: (["approved", "returned"] as const).map((state) => ({
    value: state,
    label: words.tabs[state],
  })),
};

const ofState = [ofTab.name];

type Deciding = {
  act: (typeof acts)[number];
  registrations: readonly SeenRegistration[];
  clear: () => void;
};

const nothing = () => undefined;

/** Registrations that wait for their officer, decided about one by one or many at once; those that are decided. */
export function Approvals({ lead, option = null }: { lead: string; option?: Filter | null }) {
  const decides = useMay(
    "registration.approve",
    "bulkApproveRegistrations",
    "bulkReturnRegistrations",
  );
  const tab = tabIn(useAddress()[0]);
  const [deciding, setDeciding] = useState<Deciding>();
  const note = useSeen();
  const own = useMemo(
    () => ({ option, state: tab === "waiting" ? ofAnybody : null }),
    [option, tab],
  );
  const list = useMemo(() => registrationsIn(tab), [tab]);
  const waits = decides && tab === "waiting";
  const bulkActions = ({ ids, clear }: TableSelection) => {
    const registrations = ids.flatMap((id) => note.seen(id) ?? []);
    return acts.map((act) => (
      <Button
        key={act}
        size="small"
        variant={act === "return" ? "danger" : "secondary"}
        onClick={() => setDeciding({ act, registrations, clear })}
      >
        {words[act]}
      </Button>
    ));
  };
  const rowActions = useCallback(
    (one: Registration) => {
      const ask = (act: Deciding["act"]) => () =>
        setDeciding({ act, registrations: [one], clear: nothing });
      const look = { label: words.look, href: approvalPath(one.id) };
      if (!waits) return [look];
      const disabledReason = barsBulkApproval(one.flags) ? lookAtAlone(one.flags) : undefined;
      return [
        look,
        { label: words.approve, disabledReason, onSelect: ask("approve") },
        { label: words.return, danger: true, onSelect: ask("return") },
      ];
    },
    [waits],
  );
  return (
    <ListPage
      {...list}
      lead={lead}
      filters={useListFilters(tab === "waiting" ? inAll : registrationApprovalList, own)}
      tabbed={tab === "waiting" ? undefined : ofTab}
      head={<ApprovalTabs />}
      rowId={waits ? note.id : list.rowId}
      rowActions={rowActions}
      rowKeys={waits ? rowKeys : undefined}
      history="courseRegistration"
      empty={words.empty[tab]}
      emptyOf={tab === "waiting" ? undefined : ofState}
      bulkActions={waits ? bulkActions : undefined}
      pasted={waits ? byMatricNumber : undefined}
      over={
        deciding && (
          <DecideRegistrations
            {...deciding}
            onClose={() => setDeciding(undefined)}
            onDone={deciding.clear}
          />
        )
      }
    />
  );
}

/** As what each row was seen, also of rows of other pages. */
function useSeen() {
  const seen = useRef(new Map<string, SeenRegistration>());
  return {
    /** What tells the row from others; notes it. */
    id: ({ id, submittedAt }: Registration): string => {
      seen.current.set(id, { id, submittedAt });
      return id;
    },
    seen: (id: string) => seen.current.get(id),
  };
}
