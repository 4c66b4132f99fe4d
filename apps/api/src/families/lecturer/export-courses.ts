import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { departmentsChosen } from "../user-management/export-users.ts";
import { courseLecturerList } from "./list-course-lecturers.ts";

const { columns } = words;

/** The list of courses with their lecturers as a file, in the words of its page. */
export const courseLecturerExport = exportOf("listCourseLecturers", courseLecturerList, {
  title: words.listed,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "creditUnit", label: columns.creditUnit, kind: "number" },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    { id: "students", label: columns.students, kind: "number" },
    {
      id: "lecturers",
      label: columns.lecturers,
      cell: ({ lecturers }) =>
        lecturers
          .map(({ name, coordinator }) => (coordinator ? words.coordinates(name) : name))
          .join(", "),
    },
    { id: "sheet", label: columns.sheet, cell: ({ sheet }) => words.sheets[sheet ?? "none"] },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    department: departmentsChosen,
    level: { label: columns.level, words: levelNames },
    semester: { label: columns.semester },
    assigned: {
      label: columns.lecturers,
      words: (values) =>
        values.map((value) => words.assignments[value as keyof typeof words.assignments]),
    },
  },
});
