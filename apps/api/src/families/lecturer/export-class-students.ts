import { formatAverage } from "@polyportal/domain/format/marks";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { classStudents } from "./list-class-students.ts";

const { list } = words;
const { columns } = list;

/** The students of a class as a file, in the words of its page. */
export const classStudentExport = exportOf("listClassStudents", classStudents, {
  title: list.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    {
      id: "registration",
      label: columns.registration,
      cell: ({ registration }) => words.registrationOf(registration),
    },
    { id: "coursesUploaded", label: columns.coursesUploaded, kind: "number" },
    { id: "totalCoursesRegistered", label: columns.totalCoursesRegistered, kind: "number" },
    { id: "semestersCount", label: columns.semestersCount, kind: "number" },
    { id: "sessionsCount", label: columns.sessionsCount, kind: "number" },
    {
      id: "cgpa",
      label: columns.cgpa,
      cell: ({ cgpa }) => (cgpa === null ? null : formatAverage(cgpa)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    option: { label: columns.option, words: namesOf(departmentOptions) },
    registration: { label: columns.registration, words: (values) => words.countNames(values) },
    uploads: { label: columns.uploads, words: (values) => words.countNames(values) },
  },
});
