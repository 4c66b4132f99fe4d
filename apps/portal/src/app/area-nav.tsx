import { areaBeside } from "@polyportal/domain/routes/area-beside";
import { routeAt } from "@polyportal/domain/routes/match";
import { allPagesOf } from "@polyportal/domain/messages/area-nav";
import { DropdownMenu } from "@polyportal/ui/dropdown-menu";
import { ChevronDownIcon } from "@polyportal/ui/icon";
import { BareLink } from "@polyportal/ui/link";
import { invalidate } from "@polyportal/api-client/query/options";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pagesFor } from "./named-pages.ts";
import { usePageSet } from "./page-set.ts";
import { useProfile } from "./profile.ts";
import { untilIdle } from "./until-idle.ts";

/** Tabs above each page: the other pages of the same area that the person may open. */
export function AreaNav({ path }: { path: string }) {
  const [set, profile] = [usePageSet(), useProfile()];
  useFreshRights(path);
  useEffect(() => void listsAhead(), []);
  const area = routeAt(set.routes, path)?.area;
  const all = pagesFor(set, profile);
  const itemsOf = (name?: string) => all.find(({ heading }) => heading === name)?.items ?? [];
  // An area without a menu entry is represented by its first page.
  const pages = [...itemsOf(area), ...itemsOf(areaBeside(area)).slice(0, 1)];
  const here = pages
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  const [row, overflows] = useInSight(here?.href);
  // Account pages are in the header's menu.
  if (area === undefined || area === "Account" || pages.length < 2) return null;
  return (
    <nav
      aria-label={area}
      className="-mt-2 mb-4 flex items-center border-b border-line sm:mb-2 print:hidden"
    >
      <ul ref={row} className="ui-scrolled-line flex min-w-0 grow gap-1">
        {pages.map(({ label, href }) => (
          <li key={href} className="shrink-0">
            <BareLink
              href={href}
              aria-current={href === here?.href ? "page" : undefined}
              className="flex min-h-control items-center border-b-2 border-transparent px-3 text-14 text-ink-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
            >
              {label}
            </BareLink>
          </li>
        ))}
      </ul>
      {overflows && (
        <DropdownMenu
          label={allPagesOf(area)}
          align="end"
          trigger={<ChevronDownIcon />}
          groups={[pages]}
        />
      )}
    </nav>
  );
}

/** Loads the code of lists after the first page, because most people open one next. */
async function listsAhead(): Promise<void> {
  await untilIdle();
  // Ignored: whoever opens a list loads it again and sees the error.
  await import("../parts/list/list-page.tsx").catch(() => {});
}

/** Keeps the current tab of a wide row in sight, also after the screen is turned, and tells whether all fit. */
function useInSight(href: string | undefined) {
  const row = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!row.current) return undefined;
    const { current: list } = row;
    const look = () => {
      setOverflows(list.scrollWidth > list.clientWidth);
      bringTab(list, href);
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    // The tabs grow when their font loads, but the row does not.
    if (list.lastElementChild) observer.observe(list.lastElementChild);
    return () => observer.disconnect();
  }, [href]);
  return [row, overflows] as const;
}

function bringTab(row: HTMLElement, href: string | undefined) {
  const tab = [...row.querySelectorAll("a")].find((one) => one.getAttribute("href") === href);
  if (!tab) return;
  const [whole, part] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const left = part.left - whole.left + row.scrollLeft;
  // Scroll the tab to the middle, so that its neighbours are visible. The page itself must not scroll.
  row.scrollLeft = left + part.width <= whole.width ? 0 : left - (whole.width - part.width) / 2;
}

/** Fetches the profile again with every page, so that changed rights show in the menu at once. */
function useFreshRights(path: string) {
  const queryClient = useQueryClient();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // After painting, or everything that reads the profile would render twice before it.
    void untilIdle().then(() => invalidate(queryClient, ["getProfile"]));
  }, [path, queryClient]);
}
