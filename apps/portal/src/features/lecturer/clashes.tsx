import type { Output } from "@polyportal/api-client/client/client";
import {
  clashNames,
  placedCourse,
  slotPlace,
  timetableMessages,
} from "@polyportal/domain/messages/timetable";
import { withSearch } from "@polyportal/domain/routes/search";
import { clashKinds } from "@polyportal/domain/timetable/clash-kinds";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { ofDepartments, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { CourseParts } from "./course-parts.tsx";

type Clash = Output<"listTimetableClashes">["items"][number];

const { clashes: words, columns: slotHeads } = timetableMessages;
const { columns: heads, kinds } = words;

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

const columns: readonly DataColumn<Clash>[] = [
  {
    id: "when",
    header: heads.one,
    value: ({ one }) => placedCourse(one),
    cell: ({ one }) => <Half {...one} />,
    rowHeader: true,
    fixed: true,
    width: 12,
  },
  {
    id: "other",
    header: heads.other,
    value: ({ other }) => placedCourse(other),
    cell: ({ other }) => <Half {...other} />,
    sortable: false,
    width: 12,
  },
  {
    id: "semester",
    header: slotHeads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    hidden: true,
  },
  {
    id: "kinds",
    header: heads.kinds,
    value: (clash) => clash.kinds.map((kind) => kinds[kind]).join(", "),
    cell: (clash) => (
      <span className="flex flex-wrap gap-1">
        {clash.kinds.map((kind) => (
          <Badge key={kind} status="warning">
            {kinds[kind]}
          </Badge>
        ))}
      </span>
    ),
    sortable: false,
    width: 9,
  },
  {
    id: "who",
    header: heads.who,
    value: (clash) => clashNames(clash).join(", ") || undefined,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "students",
    header: heads.students,
    value: ({ students }) => students,
    cell: (clash) => <Students {...clash} />,
    numeric: true,
    width: 6,
    grow: 0,
  },
];

const idOf = ({ id }: Clash) => id;
const nameOf = ({ one, other }: Clash) => `${one.code}, ${other.code}`;

/** Courses at one time that are asked of the same lecturer, room, class or student. */
export function Clashes() {
  const units = useUnits();
  const sessions = useSessions();
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(slotHeads.session, sessions),
      ofSemester(slotHeads.semester),
      {
        kind: "several",
        name: "kind",
        label: heads.kinds,
        options: clashKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
      },
      ofDepartments(slotHeads.department, units),
    ],
    [sessions, units],
  );
  return (
    <ListPage
      list="listTimetableClashes"
      title={words.title}
      lead={words.lead}
      head={<CourseParts open="clashes" />}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={words.none}
      exported
    />
  );
}
