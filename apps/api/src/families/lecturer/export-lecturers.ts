import { lecturerMessages } from "@polyportal/domain/messages/lecturers";
import { userMessages } from "@polyportal/domain/messages/users";
import { exportOf } from "../../export/export-list.ts";
import { activeChosen, departmentsChosen } from "../user-management/export-users.ts";
import { lecturerList } from "./list-lecturers.ts";

const { columns } = lecturerMessages;
const { states } = userMessages;

/** The list of lecturers as a file, in the words of its page. */
export const lecturerExport = exportOf("listLecturers", lecturerList, {
  title: lecturerMessages.listed,
  columns: [
    { id: "staffNumber", label: columns.staffNumber },
    { id: "title", label: columns.title },
    { id: "fullName", label: columns.fullName },
    { id: "department", label: columns.department },
    { id: "designation", label: columns.designation },
    { id: "employmentStatus", label: columns.employmentStatus },
    { id: "specialisation", label: columns.specialisation },
    { id: "email", label: columns.email },
    { id: "mobileNumber", label: columns.mobileNumber },
    { id: "courses", label: columns.courses },
    {
      id: "active",
      label: columns.active,
      cell: ({ active }) => (active ? states.active : states.off),
    },
  ],
  filters: { department: departmentsChosen, active: activeChosen },
});
