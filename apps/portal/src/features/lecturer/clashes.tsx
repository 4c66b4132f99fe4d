import type { RowOf } from "@polyportal/api-client/list/describe";
import { clashList } from "@polyportal/api-client/list/timetable";
import { slotPlace, timetableMessages } from "@polyportal/domain/messages/timetable";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import { Link } from "@polyportal/ui/link";
import { useLocation } from "react-router-dom";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { CourseParts } from "./course-parts.tsx";

type Clash = RowOf<"listTimetableClashes">;

const { clashes: words } = timetableMessages;

const Half = (half: Clash["one"]) => (
  <span>
    {half.code}
    <span className="block font-normal text-ink-muted">{slotPlace(half)}</span>
  </span>
);

function Students({ one, other, students, sessionId: session }: Clash) {
  const { pathname } = useLocation();
  if (students === 0) return "0";
  const asked = { session, one: one.courseId, other: other.courseId };
  return (
    <Link
      href={`${withSearch(pathname, asked)}#clash-students`}
      aria-label={words.open(students, one.code, other.code)}
      className="ui-alone"
    >
      {students.toLocaleString("en-NG")}
    </Link>
  );
}

const clashes = listOf(clashList, {
  when: { cell: ({ one }) => <Half {...one} />, width: 12 },
  other: { cell: ({ other }) => <Half {...other} />, width: 12 },
  semester: { hidden: true },
  kinds: {
    cell: ({ kinds }) => (
      <span className="flex flex-wrap gap-1">
        {kinds.map((kind) => (
          <Badge key={kind} status="warning">
            {words.kinds[kind]}
          </Badge>
        ))}
      </span>
    ),
    width: 9,
  },
  who: { width: 12, grow: 2 },
  students: { cell: (clash) => <Students {...clash} />, width: 6, grow: 0 },
});

/** Courses at one time that are asked of the same lecturer, room, class or student. */
export const Clashes = () => (
  <ListPage {...clashes} lead={words.lead} head={<CourseParts open="clashes" />} />
);
