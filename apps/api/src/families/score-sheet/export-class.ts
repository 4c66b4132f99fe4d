import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { courseCodes, levelNames, namesOf } from "../../export/unit-names.ts";
import { courseClass } from "./list-class.ts";

const { columns, registrations } = words;

/** The class of a course as a file, in the words of its page. */
export const courseClassExport = exportOf("listCourseClass", courseClass, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "kind", label: columns.kind },
    {
      id: "registration",
      label: columns.registration,
      cell: ({ registration }) => registrations[registration],
    },
  ],
  filters: {
    course: { label: columns.course, words: courseCodes },
    session: { label: columns.session, words: namesOf(academicSessions) },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    kind: { label: columns.kind },
    registration: { label: columns.registration },
  },
});
