import { assignments } from "@polyportal/domain/lecturer/course-states";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { describeList, type RowOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, sheets } = words;

type Lecturer = RowOf<"listCourseLecturers">["lecturers"][number];

/** Somebody who teaches a course, marked where it is as its coordinator. */
export const calledOf = ({ name, coordinator }: Lecturer): string =>
  coordinator ? words.coordinates(name) : name;

/** The courses of a session with their lecturers. */
export const courseLecturerList = describeList({
  name: "listCourseLecturers",
  title: words.listed,
  search: words.search,
  none: words.none,
  key: ["id", "sessionId"],
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    { ...sharedColumns.session, only: "file" },
    sharedColumns.creditUnit,
    { id: "students", label: columns.students, kind: "number" },
    {
      id: "lecturers",
      label: columns.lecturers,
      value: ({ lecturers }) => lecturers.map(calledOf).join(", ") || words.nobody,
    },
    { id: "sheet", label: columns.sheet, value: ({ sheet }) => sheets[sheet ?? "none"] },
  ],
  sorts: { code: true, title: true },
  filters: {
    session: sharedFilters.currentSession,
    department: sharedFilters.department,
    level: sharedFilters.level,
    semester: sharedFilters.semester,
    assigned: {
      label: columns.lecturers,
      options: assignments.map((value) => ({ value, label: words.assignments[value] })),
    },
  },
});
