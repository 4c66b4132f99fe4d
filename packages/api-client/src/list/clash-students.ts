import { timetableMessages } from "@polyportal/domain/messages/timetable";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { clashes } = timetableMessages;
const { title, search, none, columns } = clashes.inBoth;

/** Who has registered both of two courses. */
export const clashStudentList = describeList({
  name: "listClashStudents",
  title,
  search,
  none,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    // The page has the courses' codes over these two.
    { id: "one", label: columns.one },
    { id: "other", label: columns.other },
  ],
  sorts: { fullName: true, matricNumber: true },
  filters: {
    session: sharedFilters.session,
    one: { label: columns.one, from: "courses" },
    other: { label: columns.other, from: "courses" },
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
