import { feeTabsFor } from "@polyportal/domain/fees/tabs";
import { BareLink } from "@polyportal/ui/link";
import { useOpenTabInView } from "@polyportal/ui/open-tab-in-view";
import { portalWords } from "@polyportal/domain/messages/portal.words";
import { useLocation } from "react-router-dom";
import { useProfile } from "../../app/profile.ts";

/** The tabs of the academic fees: those that concern the student. */
export function FeeTabs() {
  const { studentTypeId } = useProfile();
  const { pathname } = useLocation();
  const row = useOpenTabInView<HTMLElement>(pathname);
  return (
    <nav
      ref={row}
      aria-label={portalWords.academicFees}
      className="mb-6 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 print:hidden"
    >
      {feeTabsFor(studentTypeId).map(({ label, path }) => (
        <BareLink
          key={path}
          href={path}
          aria-current={pathname.startsWith(path) ? "page" : undefined}
          className="-mb-px flex min-h-control shrink-0 items-center rounded-t border-b-3 border-transparent px-4 py-2 font-medium text-ink-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
        >
          {label}
        </BareLink>
      ))}
    </nav>
  );
}
