import { BareLink } from "@polyportal/ui/link";
import { useOpenTabInView } from "@polyportal/ui/open-tab-in-view";

type Props = {
  /** The accessible name. */
  label: string;
  /** The id of the open tab. */
  open: string;
  tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
};

/** Tabs with addresses. Radix's own tabs would add half a list's page of code. */
export function LinkTabs({ label, open, tabs }: Props) {
  const row = useOpenTabInView<HTMLElement>(open);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 print:hidden"
    >
      {tabs.map((tab) => (
        <BareLink
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === open ? "page" : undefined}
          data-state={tab.id === open ? "active" : undefined}
          className="-mb-px min-h-control shrink-0 rounded-t border-b-3 border-transparent px-4 py-2 font-medium text-ink-muted -outline-offset-3 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-brand"
        >
          {tab.label}
        </BareLink>
      ))}
    </nav>
  );
}
