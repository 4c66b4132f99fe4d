import { dueCourseWords } from "@polyportal/domain/messages/due-courses";
import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** The courses that somebody teaches, each with its score sheet. */
export const myCourseList = describeList({
  name: "listMyCourses",
  title: words.myCourses,
  search: words.searchCourses,
  key: ["courseId", "sessionId"],
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    sharedColumns.creditUnit,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    sharedColumns.session,
    { id: "students", label: columns.students, kind: "number" },
    { id: "scored", label: columns.scored, kind: "number" },
    { id: "state", label: columns.state, value: sheetStateOf },
    {
      id: "deadline",
      label: columns.deadline,
      kind: "moment",
      value: ({ closesAt }) => closesAt,
      words: ({ closesAt }) => (closesAt ? undefined : words.noDeadline),
    },
    {
      id: "changed",
      label: columns.changed,
      kind: "moment",
      value: ({ changedAt }) => changedAt,
    },
  ],
  sorts: { code: true, title: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    state: {
      several: true,
      label: columns.state,
      options: (["none", ...sheetStates] as const).map((value) => ({
        value,
        label: words.states[value],
      })),
    },
    due: yesOrNo(dueCourseWords.label, dueCourseWords.due, dueCourseWords.notDue),
  },
});
