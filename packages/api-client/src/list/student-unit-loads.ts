import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Students with a load of their own. */
export const studentUnitLoadList = describeList({
  name: "listStudentUnitLoads",
  title: words.ofStudents,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.session,
    sharedColumns.semester,
    { id: "minimum", label: columns.minimum, kind: "units" },
    { id: "maximum", label: columns.maximum, kind: "units" },
    { id: "reason", label: columns.reason },
    { id: "assignedBy", label: columns.assignedBy },
    { id: "assignedAt", label: columns.assignedAt, kind: "date" },
  ],
  sorts: { fullName: true, matricNumber: true, assignedAt: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
