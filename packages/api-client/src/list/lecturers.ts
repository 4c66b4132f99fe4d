import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { userMessages } from "@polyportal/domain/messages/users";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;
const { states } = userMessages;

/** Everybody who teaches. */
export const lecturerList = describeList({
  name: "listLecturers",
  title: words.listed,
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
    {
      id: "active",
      label: columns.active,
      value: ({ active }) => (active ? states.active : states.off),
    },
  ],
  sorts: { fullName: true, staffNumber: true },
  filters: {
    department: sharedFilters.department,
    active: yesOrNo(columns.active, states.active, states.off),
  },
});
