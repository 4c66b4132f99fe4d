import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { unstartedWords as words } from "@polyportal/domain/messages/unstarted-sheets";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, noDeadline, searchCourses } = sheetPages;

/** Courses whose scores nobody has begun to enter. */
export const unstartedList = describeList({
  name: "listUnstartedSheets",
  title: words.title,
  search: searchCourses,
  none: words.empty,
  key: ["courseId", "sessionId"],
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    {
      id: "lecturers",
      label: columns.lecturers,
      value: ({ lecturers }) => lecturers || words.nobody,
    },
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    { id: "students", label: columns.students, kind: "number" },
    {
      id: "closesAt",
      label: words.columns.closesAt,
      kind: "moment",
      words: ({ closesAt }) => (closesAt ? undefined : noDeadline),
    },
    {
      id: "reminded",
      label: words.columns.reminded,
      kind: "moment",
      value: ({ remindedAt }) => remindedAt,
    },
  ],
  sorts: { code: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
