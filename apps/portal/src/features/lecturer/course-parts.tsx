import { coursePartWords as words } from "@polyportal/domain/messages/course-parts";
import { withSearch } from "@polyportal/domain/routes/search";
import { BareLink } from "@polyportal/ui/link";
import { useOpenTabInView } from "@polyportal/ui/open-tab-in-view";
import { useLocation } from "react-router-dom";

const parts = ["courses", "loads", "timetable", "clashes"] as const;

/** What the page shows: the list of courses, or one of those beside it. */
export type CoursePart = (typeof parts)[number] | "clash-students";

const beside = ["loads", "timetable", "clashes", "clash-students"] as const;

/** The part that an address means; the import of a timetable is of the timetable. */
export function partIn({ hash, search }: { hash: string; search: string }): CoursePart {
  if (new URLSearchParams(search).get("of") === "timetable") return "timetable";
  return beside.find((part) => hash === `#${part}`) ?? "courses";
}

/** From one part of the page to another, of the same session. */
export function CourseParts({ open }: { open: (typeof parts)[number] }) {
  const { pathname, search } = useLocation();
  const row = useOpenTabInView<HTMLElement>(open);
  const session = new URLSearchParams(search).get("session") ?? undefined;
  return (
    <nav
      ref={row}
      aria-label={words.label}
      className="flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 print:hidden"
    >
      {parts.map((part) => (
        <BareLink
          key={part}
          href={withSearch(pathname, { session }) + (part === "courses" ? "" : `#${part}`)}
          aria-current={part === open ? "page" : undefined}
          data-state={part === open ? "active" : undefined}
          className="-mb-px min-h-control shrink-0 rounded-t border-b-3 border-transparent px-4 py-2 font-medium text-ink-muted -outline-offset-3 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-brand"
        >
          {words.parts[part]}
        </BareLink>
      ))}
    </nav>
  );
}
