import { timetableMessages } from "@polyportal/domain/messages/timetable";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList } from "./describe.ts";

const { columns: slots, clashes } = timetableMessages;
const { title, columns } = clashes.inBoth;

/** Who has registered both of two courses. */
export const clashStudentList = describeList({
  name: "listClashStudents",
  title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    // The page has the courses' codes over these two.
    { id: "one", label: columns.one },
    { id: "other", label: columns.other },
  ],
  sorts: { fullName: true, matricNumber: true },
  filters: {
    session: { label: slots.session },
    one: { label: columns.one },
    other: { label: columns.other },
    department: { label: columns.department },
    level: { several: true, label: columns.level, options: levelChoices },
  },
});
