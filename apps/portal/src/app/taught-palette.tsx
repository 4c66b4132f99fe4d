import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { taughtPaletteMessages as words } from "@polyportal/domain/messages/taught-palette";
import { withSearch } from "@polyportal/domain/routes/search";
import { reviewPath, staffPaths, taughtCoursePath } from "@polyportal/domain/routes/staff-paths";
import type { CommandPaletteProps } from "@polyportal/ui/command-palette";
import { useQuery } from "@tanstack/react-query";
import { SearchedPalette, useSought } from "./searched-palette.tsx";

/** The search for pages and for a lecturer's own courses, sheets and students. */
export function TaughtPalette(props: CommandPaletteProps) {
  const sought = useSought(props);
  // A new text cancels the running request.
  const query = useQuery({
    ...queryOptionsFor(
      useClient(),
      "findTaught",
      { search: sought.sought },
      { handleForbidden: false },
    ),
    enabled: sought.asks,
  });
  const found = query.data ? groupsOf(query.data) : [];
  return <SearchedPalette {...props} sought={sought} query={query} found={found} words={words} />;
}

type Found = Output<"findTaught">;

const groupsOf = ({ courses, sheets, students }: Found) => [
  {
    heading: words.courses,
    items: courses.map(({ courseId, sessionId, code, title }) => ({
      label: code,
      href: taughtCoursePath(courseId, sessionId),
      note: title,
    })),
  },
  {
    heading: words.sheets,
    items: sheets.map(({ courseId, sessionId, code, title }) => ({
      label: code,
      href: reviewPath(courseId, sessionId),
      note: title,
    })),
  },
  {
    heading: words.students,
    items: students.map((student) => ({
      label: student.fullName,
      href: pathOf(student),
      note: [student.matricNumber, ...(student.takes ? [student.takes.code] : [])].join(", "),
    })),
  },
];

/** The list that has the student's row: of the class, or else of the course. Both are searched by name. */
function pathOf({ fullName: search, of, takes }: Found["students"][number]): string {
  if (of) {
    const { option, ...which } = of;
    return withSearch(staffPaths.classList, { ...which, option: option ?? undefined, search });
  }
  const course = { course: takes?.courseId, session: takes?.sessionId };
  return withSearch(staffPaths.courseClassList, { ...course, search });
}
