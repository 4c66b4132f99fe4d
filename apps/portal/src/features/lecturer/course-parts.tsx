import { coursePartWords as words } from "@polyportal/domain/messages/course-parts";
import { withSearch } from "@polyportal/domain/routes/search";
import { useLocation } from "react-router-dom";
import { LinkTabs } from "../../parts/tabs/link-tabs.tsx";

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
  const session = new URLSearchParams(search).get("session") ?? undefined;
  return (
    <LinkTabs
      label={words.label}
      open={open}
      tabs={parts.map((part) => ({
        id: part,
        label: words.parts[part],
        href: withSearch(pathname, { session }) + (part === "courses" ? "" : `#${part}`),
      }))}
    />
  );
}
