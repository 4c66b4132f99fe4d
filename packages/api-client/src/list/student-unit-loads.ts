import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { todayInLagos } from "@polyportal/domain/format/date";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList } from "./describe.ts";

const { columns } = words;

/** Students with a load of their own. */
export const studentUnitLoadList = describeList({
  name: "listStudentUnitLoads",
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
      kind: "date",
      value: ({ assignedAt }) => todayInLagos(new Date(assignedAt)),
    },
  ],
  sorts: { fullName: true, matricNumber: true, assignedAt: true },
  filters: {
    session: { label: columns.session },
    semester: { label: columns.semester, options: semesterChoices },
    department: { label: columns.department },
    level: { several: true, label: columns.level, options: levelChoices },
  },
});
