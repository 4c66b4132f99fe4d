import type { Output } from "@polyportal/api-client/client/client";
import { formatDate } from "@polyportal/domain/format/date";
import { formatChange, formatPoints } from "@polyportal/domain/format/marks";
import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { SheetState } from "./sheet-state.tsx";

export type Sheet = Output<"listScoreSheets">["items"][number];

const { columns: heads } = words;
export const pathOf = ({ courseId, sessionId }: Sheet) => reviewPath(courseId, sessionId);
const figure = (value: number | null) => (value === null ? words.none : formatPoints(value));
const away = ({ deviation }: Sheet) =>
  deviation === null ? words.none : formatChange(Math.round(deviation * 100));

/** What the list of score sheets says of each. */
export const columns: readonly DataColumn<Sheet>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    // With the level: a column of its own would push the last ones beyond the edge.
    cell: (sheet) => (
      <span className="grid">
        <Link href={pathOf(sheet)} className="ui-alone">
          {sheet.code}
        </Link>
        <span className="text-14 text-ink-muted">{sheet.level}</span>
      </span>
    ),
    rowHeader: true,
    fixed: true,
    width: 6.2,
    grow: 0,
  },
  {
    id: "title",
    header: heads.title,
    value: ({ title }) => title,
    sortable: false,
    hidden: true,
  },
  {
    id: "lecturers",
    header: heads.lecturers,
    value: ({ lecturers }) => lecturers,
    sortable: false,
    width: 7.6,
    grow: 2,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, hidden: true },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    hidden: true,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "state",
    header: heads.state,
    value: sheetStateOf,
    cell: ({ state, held }) => <SheetState state={state} held={held} />,
    sortable: false,
    width: 9,
  },
  {
    id: "since",
    header: heads.since,
    value: ({ since }) => (since ? formatDate(since) : ""),
    width: 7,
  },
  {
    id: "students",
    header: heads.students,
    value: ({ students }) => students,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
  {
    id: "missing",
    header: heads.missing,
    value: ({ missing }) => missing,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
  {
    id: "mean",
    header: heads.mean,
    value: ({ mean }) => figure(mean),
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "passRate",
    header: heads.passRate,
    value: ({ passRate }) => figure(passRate),
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
  {
    id: "deviation",
    header: heads.deviation,
    value: away,
    cell: (sheet) => (
      <span title={sheet.unusual ?? undefined} className="grid justify-items-end gap-1">
        {away(sheet)}
        {sheet.unusual !== null && <Badge status="warning">{heads.unusual}</Badge>}
      </span>
    ),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "unusual",
    header: heads.unusual,
    value: ({ unusual }) => unusual ?? undefined,
    sortable: false,
    hidden: true,
  },
];
