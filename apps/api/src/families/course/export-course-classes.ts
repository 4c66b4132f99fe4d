import {
  classesByLevel,
  courseClassMessages as words,
} from "@polyportal/domain/messages/course-classes";
import { levels } from "@polyportal/domain/student/levels";
import { inArray } from "drizzle-orm";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { courseClassList } from "./list-course-classes.ts";

const { columns, filters } = words;

/** The courses of a session with the classes that take them as a file; every class is named. */
export const takenCourseExport = exportOf("listCourseClasses", courseClassList, {
  title: words.listed,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    {
      id: "classes",
      label: columns.classes,
      cell: ({ classes }) =>
        classesByLevel(classes)
          .map(({ level, departments: of }) => words.ofLevel(level, of))
          .join("; "),
    },
  ],
  filters: {
    session: {
      label: columns.session,
      words: async (ids, db) => {
        const found = await db
          .select({ name: academicSessions.name })
          .from(academicSessions)
          .where(inArray(academicSessions.id, ids.map(Number)));
        return found.map(({ name }) => name);
      },
    },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    shared: yesOrNo(filters.shared, filters.others, filters.homeAlone),
    takenBy: { label: filters.takenBy, words: namesOf(departments) },
    takenAt: {
      label: filters.takenAt,
      words: (ids) =>
        levels.filter(({ id }) => ids.map(Number).includes(id)).map(({ name }) => name),
    },
  },
});
