import { todayInLagos } from "@polyportal/domain/format/date";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Students with a load of their own. */
export const studentUnitLoadList = describeList({
  name: "listStudentUnitLoads",
  title: words.ofStudents,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.session,
    sharedColumns.semester,
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
    session: sharedFilters.session,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
