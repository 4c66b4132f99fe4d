import { formatDate } from "@polyportal/domain/format/date";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { studentLoadList } from "./students.ts";

const { columns } = words;

/** Students with a load of their own as a file, in the words of their page. */
export const studentLoadExport = exportOf("listStudentUnitLoads", studentLoadList, {
  title: words.ofStudents,
  columns: [
    { id: "fullName", label: columns.student },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "minimum", label: columns.minimum, kind: "number" },
    { id: "maximum", label: columns.maximum, kind: "number" },
    { id: "reason", label: columns.reason },
    { id: "assignedBy", label: columns.assignedBy },
    {
      id: "assignedAt",
      label: columns.assignedAt,
      cell: ({ assignedAt }) => formatDate(assignedAt),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
  },
});
