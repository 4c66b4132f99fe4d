import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Score sheets that wait for an office, or are with others. */
export const scoreSheetList = describeList({
  name: "listScoreSheets",
  title: words.workList,
  search: words.searchSheets,
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    { id: "lecturers", label: columns.lecturers },
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    sharedColumns.session,
    { id: "state", label: columns.state, value: sheetStateOf },
    { id: "since", label: columns.since, kind: "date" },
    { id: "students", label: columns.students, kind: "number" },
    { id: "missing", label: columns.missing, kind: "number" },
    { id: "mean", label: columns.mean, kind: "points" },
    { id: "passRate", label: columns.passRate, kind: "points" },
    { id: "deviation", label: columns.deviation, kind: "points" },
    { id: "unusual", label: columns.unusual },
  ],
  sorts: { code: true, since: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    state: {
      several: true,
      label: columns.state,
      options: sheetStates.map((value) => ({ value, label: words.states[value] })),
    },
  },
});
