import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { BareLink } from "@polyportal/ui/link";
import { useOpenTabInView } from "@polyportal/ui/open-tab-in-view";
import { withRecord } from "../../parts/list/record.ts";
import { useAddress } from "../../parts/list/use-address.ts";

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
  const row = useOpenTabInView<HTMLElement>(open);
  const hrefOf = (tab: ApprovalTab) => {
    const next = withRecord(params);
    next.delete("page");
    next.delete("state");
    if (tab !== "waiting") next.set("state", tab);
    return `?${next.toString()}`;
  };
  return (
    <nav
      ref={row}
      aria-label={words.byState}
      className="flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 print:hidden"
    >
      {tabs.map((tab) => (
        <BareLink
          key={tab}
          href={hrefOf(tab)}
          aria-current={tab === open ? "page" : undefined}
          data-state={tab === open ? "active" : undefined}
          className="-mb-px min-h-control shrink-0 rounded-t border-b-3 border-transparent px-4 py-2 font-medium text-ink-muted -outline-offset-3 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-brand"
        >
          {words.tabs[tab]}
        </BareLink>
      ))}
    </nav>
  );
}
