import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { scoreSheetList } from "./list-score-sheets.ts";

const { columns, states } = words;

/** A figure in hundredths, as the page has it. */
const figure = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** The score sheets of an office as a file, in the words of its page. */
export const scoreSheetExport = exportOf("listScoreSheets", scoreSheetList, {
  title: words.workList,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "lecturers", label: columns.lecturers },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    { id: "state", label: columns.state, cell: sheetStateOf },
    {
      id: "since",
      label: columns.since,
      cell: ({ since }) => (since === null ? null : formatDateTime(since)),
    },
    { id: "students", label: columns.students, kind: "number" },
    { id: "missing", label: columns.missing, kind: "number" },
    { id: "mean", label: columns.mean, kind: "number", cell: ({ mean }) => figure(mean) },
    {
      id: "passRate",
      label: columns.passRate,
      kind: "number",
      cell: ({ passRate }) => figure(passRate),
    },
    {
      id: "deviation",
      label: columns.deviation,
      kind: "number",
      cell: ({ deviation }) => figure(deviation),
    },
    { id: "unusual", label: columns.unusual },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    state: { label: columns.state, words: namesAmong(states) },
  },
});
