import type { RowOf } from "@polyportal/api-client/list/describe";
import { myCourseList } from "@polyportal/api-client/list/my-courses";
import { courseClassWords } from "@polyportal/domain/messages/course-class";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import {
  cbtResultsPath,
  courseClassPath,
  scoreSheetPath,
  taughtCoursePath,
} from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { useCallback } from "react";
import { useSavedFile } from "../../parts/file/use-saved-file.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { inAllSessions, useListFilters } from "../../parts/list/use-list-filters.ts";
import { useAskedSession } from "../../parts/sessions/use-sessions.ts";
import { SheetState } from "./sheet-state.tsx";
import { templateOf } from "./template-of.ts";

type Course = RowOf<"listMyCourses">;

const pathOf = ({ courseId, sessionId }: Course) => scoreSheetPath(courseId, sessionId);

const courses = listOf(myCourseList, {
  code: {
    cell: (course) => (
      <Link href={pathOf(course)} className="ui-alone">
        {course.code}
      </Link>
    ),
    width: 5.5,
    grow: 0,
  },
  title: { width: 10, grow: 2 },
  department: { hidden: true },
  session: { hidden: true },
  scored: { width: 5, grow: 0 },
  state: { cell: ({ state, held }) => <SheetState state={state} held={held} />, width: 9 },
  deadline: { width: 7 },
  changed: { hidden: true },
});

// What is to be handed on is that of earlier sessions, too.
const toHandOn = inAllSessions(myCourseList);

const isOpen = ({ state }: Course) => state === null || state === "draft";

/** As what the record of changes notes a row: nothing, where nobody has begun. */
const historyRow = { rowId: ({ sheetId }: Course) => sheetId ?? undefined };

/** The courses that somebody teaches, each with its score sheet. */
export function Page() {
  const [params] = useAddress();
  const session = useAskedSession();
  const save = useSavedFile();
  const filters = useListFilters(params.get("due") === "true" ? toHandOn : myCourseList);
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
  return (
    <ListPage
      {...courses}
      lead={words.myCoursesLead}
      filters={filters}
      rowActions={rowActions}
      history="scoreSheet"
      historyRow={historyRow}
      empty={words.noCourse(session?.name ?? words.thisSession)}
      emptyOf={emptyOf}
    />
  );
}

const emptyOf = ["session"];
