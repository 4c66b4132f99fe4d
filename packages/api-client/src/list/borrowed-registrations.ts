import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { dayInLagos } from "@polyportal/domain/format/day-in-lagos";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList } from "./describe.ts";

const { columns } = words;

/** Courses of other departments in approved registrations. */
export const borrowedList = describeList({
  name: "listBorrowedRegistrations",
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "department", label: columns.department },
    { id: "host", label: columns.host },
    { id: "creditUnit", label: columns.units, kind: "number" },
    { id: "approvedBy", label: columns.approvedBy },
    {
      id: "approvedAt",
      label: columns.approvedAt,
      kind: "date",
      value: ({ approvedAt }) => dayInLagos(approvedAt),
    },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
  ],
  sorts: { host: true, code: true, fullName: true },
  filters: {
    session: { label: columns.session },
    semester: {
      label: columns.semester,
      options: semesterChoices,
    },
    host: { label: columns.host },
    department: { label: columns.department },
    level: { several: true, label: columns.level, options: levelChoices },
  },
});
