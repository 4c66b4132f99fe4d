import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { courseClassWords } from "@polyportal/domain/messages/course-class";
import { dueCourseWords } from "@polyportal/domain/messages/due-courses";
import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import {
  cbtResultsPath,
  courseClassPath,
  scoreSheetPath,
  taughtCoursePath,
} from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useCallback, useMemo } from "react";
import { useSavedFile } from "../../parts/file/use-saved-file.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ofSemester, ofSession } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { SheetState } from "./sheet-state.tsx";
import { templateOf } from "./template-of.ts";

type Course = Output<"listMyCourses">["items"][number];

const { columns: heads } = words;

const pathOf = ({ courseId, sessionId }: Course) => scoreSheetPath(courseId, sessionId);

const columns: readonly DataColumn<Course>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    cell: (course) => (
      <Link href={pathOf(course)} className="ui-alone">
        {course.code}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    width: 5.5,
    grow: 0,
  },
  { id: "title", header: heads.title, value: ({ title }) => title, width: 10, grow: 2 },
  {
    id: "creditUnit",
    header: heads.creditUnit,
    value: ({ creditUnit }) => formatCreditUnits(creditUnit),
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 6.5 },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 5.5,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
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
    id: "scored",
    header: heads.scored,
    value: ({ scored }) => scored,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
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
    id: "deadline",
    header: heads.deadline,
    value: ({ closesAt }) => (closesAt ? formatDateTime(closesAt) : words.noDeadline),
    sortable: false,
    width: 7,
  },
  {
    id: "changed",
    header: heads.changed,
    value: ({ changedAt }) => (changedAt ? formatDateTime(changedAt) : ""),
    sortable: false,
    width: 9,
    hidden: true,
  },
];

const idOf = ({ courseId, sessionId }: Course) => `${courseId}-${sessionId}`;
const nameOf = ({ code }: Course) => code;
const isOpen = ({ state }: Course) => state === null || state === "draft";

/** As what the record of changes notes a row: nothing, where nobody has begun. */
const noted = { rowId: ({ sheetId }: Course) => sheetId ?? undefined, rowLabel: nameOf };

/** The courses that somebody teaches, each with its score sheet. */
export function Page() {
  const sessions = useSessions();
  const [params] = useAddress();
  const asked = params.get("session");
  // What is to be handed on is that of earlier sessions, too.
  const due = params.get("due") === "true";
  const session = sessions.find(({ id, current }) => (asked ? String(id) === asked : current));
  const save = useSavedFile();
  const filters = useMemo(
    (): readonly Filter[] => [
      (due ? ofSession : ofSessionOrCurrent)(heads.session, sessions),
      ofSemester(heads.semester),
      {
        kind: "several",
        name: "state",
        label: heads.state,
        options: (["none", ...sheetStates] as const).map((state) => ({
          value: state,
          label: words.states[state],
        })),
      },
      {
        kind: "select",
        name: "due",
        label: dueCourseWords.label,
        options: [{ value: "true", label: dueCourseWords.due }],
      },
    ],
    [due, sessions],
  );
  const rowActions = useCallback(
    (course: Course) => [
      { label: isOpen(course) ? words.open : words.look, href: pathOf(course) },
      ...(isOpen(course)
        ? [
            { label: words.template, onSelect: () => void save(templateOf(course)) },
            { label: words.upload, href: `${pathOf(course)}#import` },
            { label: words.toCbt, href: cbtResultsPath(course.courseId, course.sessionId) },
          ]
        : []),
      { label: words.course, href: taughtCoursePath(course.courseId, course.sessionId) },
      { label: courseClassWords.toClass, href: courseClassPath(course.courseId, course.sessionId) },
    ],
    [save],
  );
  const past = useRecordHistory("scoreSheet", { ...noted, rowActions });
  return (
    <ListPage
      list="listMyCourses"
      title={words.myCourses}
      lead={words.myCoursesLead}
      columns={columns}
      filters={filters}
      searchLabel={words.searchCourses}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={past.rowActions}
      over={past.over}
      empty={words.noCourse(session?.name ?? words.thisSession)}
      emptyOf={emptyOf}
      exported
    />
  );
}

const emptyOf = ["session"];
