import { dueCourseWords } from "@polyportal/domain/messages/due-courses";
import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages as words, sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { namesOf } from "../../export/unit-names.ts";
import { myCourses } from "./list-my-courses.ts";

const { columns, noDeadline, states } = words;

/** The courses that somebody teaches as a file, in the words of their page. */
export const myCourseExport = exportOf("listMyCourses", myCourses, {
  title: words.myCourses,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "creditUnit", label: columns.creditUnit, kind: "number" },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    { id: "students", label: columns.students, kind: "number" },
    { id: "scored", label: columns.scored, kind: "number" },
    { id: "state", label: columns.state, cell: sheetStateOf },
    {
      id: "deadline",
      label: columns.deadline,
      cell: ({ closesAt }) => (closesAt === null ? noDeadline : formatDateTime(closesAt)),
    },
    {
      id: "changed",
      label: columns.changed,
      cell: ({ changedAt }) => (changedAt === null ? null : formatDateTime(changedAt)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    state: { label: columns.state, words: namesAmong(states) },
    due: { label: dueCourseWords.label, words: namesAmong({ true: dueCourseWords.due }) },
  },
});
