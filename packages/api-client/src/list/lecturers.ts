import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Everybody who teaches. */
export const lecturerList = describeList({
  name: "listLecturers",
  title: words.listed,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    { id: "title", label: columns.title },
    { id: "staffNumber", label: columns.staffNumber },
    sharedColumns.department,
    { id: "designation", label: columns.designation },
    { id: "employmentStatus", label: columns.employmentStatus },
    { id: "specialisation", label: columns.specialisation },
    { id: "email", label: columns.email },
    { id: "mobileNumber", label: columns.mobileNumber },
    { id: "courses", label: columns.courses, kind: "number" },
    sharedColumns.active,
  ],
  sorts: { fullName: true, staffNumber: true },
  filters: {
    department: sharedFilters.department,
    active: sharedFilters.active,
  },
});
