import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { unstartedWords as words } from "@polyportal/domain/messages/unstarted-sheets";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { unstartedSheets } from "./list-unstarted.ts";

const { columns, noDeadline } = sheetPages;

/** Courses whose scores nobody has begun to enter as a file, in the words of their page. */
export const unstartedExport = exportOf("listUnstartedSheets", unstartedSheets, {
  title: words.title,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    {
      id: "lecturers",
      label: columns.lecturers,
      cell: ({ lecturers }) => lecturers || words.nobody,
    },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "students", label: columns.students, kind: "number" },
    {
      id: "closesAt",
      label: words.columns.closesAt,
      cell: ({ closesAt }) => (closesAt === null ? noDeadline : formatDateTime(closesAt)),
    },
    {
      id: "reminded",
      label: words.columns.reminded,
      cell: ({ remindedAt }) => (remindedAt === null ? null : formatDateTime(remindedAt)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
  },
});
