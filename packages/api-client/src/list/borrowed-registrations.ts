import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Courses of other departments in approved registrations. */
export const borrowedList = describeList({
  name: "listBorrowedRegistrations",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ fullName, code }) => words.rowName(fullName, code),
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.course,
    sharedColumns.courseTitle,
    { id: "department", label: columns.department },
    { id: "host", label: columns.host },
    sharedColumns.creditUnit,
    { id: "approvedBy", label: columns.approvedBy },
    { id: "approvedAt", label: columns.approvedAt, kind: "date" },
    sharedColumns.level,
    sharedColumns.semester,
    sharedColumns.session,
  ],
  sorts: { host: true, code: true, fullName: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    host: { label: columns.host, from: "departments" },
    department: { label: columns.department, from: "departments" },
    level: sharedFilters.level,
  },
});
