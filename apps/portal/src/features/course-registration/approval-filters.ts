import { registrationApprovalList } from "@polyportal/api-client/list/registration-approvals";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import type { Filter } from "@polyportal/ui/filter";
import { useMemo } from "react";
import { inAllSessions, useListFilters } from "../../parts/list/use-list-filters.ts";
import type { ApprovalTab } from "./approval-tabs.tsx";

// What waits does so whatever the session.
const inAll = inAllSessions(registrationApprovalList);

/** What waits is the reader's own, unless all that the reader sees is asked for. */
const ofAnybody: Filter = {
  kind: "select",
  name: "state",
  label: words.columns.waitsFor,
  options: [{ value: "submitted", label: words.anybody }],
};

/** A tab says which of these; views of the list keep it, too. */
export const ofTab: Filter = {
  kind: "select",
  name: "state",
  label: words.columns.state,
  options: (["approved", "returned"] as const).map((state) => ({
    value: state,
    label: words.tabs[state],
  })),
};

/** What the registrations of a tab are narrowed down by; of which option, their page says. */
export function useApprovalFilters(tab: ApprovalTab, option: Filter | null) {
  const waits = tab === "waiting";
  const own = useMemo(() => ({ option, state: waits ? ofAnybody : null }), [option, waits]);
  return useListFilters(waits ? inAll : registrationApprovalList, own);
}
