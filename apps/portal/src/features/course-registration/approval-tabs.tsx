import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { withRecord } from "../../parts/list/record.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { LinkTabs } from "../../parts/tabs/link-tabs.tsx";

const tabs = ["waiting", "approved", "returned"] as const;

/** What of the registrations is in sight. */
export type ApprovalTab = (typeof tabs)[number];

/** The tab that an address has open: what is decided by its state, else what waits. */
export const tabIn = (params: URLSearchParams): ApprovalTab =>
  tabs.find((tab) => params.get("state") === tab) ?? "waiting";

/** From one tab of the list to another: what it was narrowed down by stays, from the first page on. */
export function ApprovalTabs() {
  const [params] = useAddress();
  const open = tabIn(params);
  const hrefOf = (tab: ApprovalTab) => {
    const next = withRecord(params);
    next.delete("page");
    next.delete("state");
    if (tab !== "waiting") next.set("state", tab);
    return `?${next.toString()}`;
  };
  return (
    <LinkTabs
      label={words.byState}
      open={open}
      tabs={tabs.map((tab) => ({ id: tab, label: words.tabs[tab], href: hrefOf(tab) }))}
    />
  );
}
