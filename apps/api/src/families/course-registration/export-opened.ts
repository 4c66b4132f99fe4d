import { formatDate } from "@polyportal/domain/format/date";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { openedList } from "./list-opened.ts";

const { columns, lateFees, states } = words;

/** Students for whom registration was opened as a file, in the words of their page. */
export const openedExport = exportOf("listOpenedForStudents", openedList, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.student },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "until", label: columns.until, cell: ({ until }) => formatDate(until) },
    { id: "state", label: columns.state, cell: ({ open }) => (open ? states.open : states.over) },
    {
      id: "lateFee",
      label: columns.lateFee,
      cell: ({ lateFee }) => (lateFee ? lateFees.yes : lateFees.no),
    },
    { id: "reason", label: columns.reason },
    { id: "openedBy", label: columns.openedBy },
    { id: "openedAt", label: columns.openedAt, cell: ({ openedAt }) => formatDate(openedAt) },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    state: { label: columns.state, words: namesAmong(states) },
  },
});
