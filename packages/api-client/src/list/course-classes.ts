import {
  classesByLevel,
  courseClassMessages as words,
} from "@polyportal/domain/messages/course-classes";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, filters } = words;

/** The courses of a session with the classes that take them. */
export const courseClassList = describeList({
  name: "listCourseClasses",
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
    sharedColumns.session,
    {
      // Every class is named, its own before the others.
      id: "classes",
      label: columns.takenBy,
      value: ({ department, level, classes }) =>
        [
          words.home(department, level),
          ...classesByLevel(classes).map((of) => words.ofLevel(of.level, of.departments)),
        ].join("; "),
    },
  ],
  sorts: { code: true, title: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    shared: yesOrNo(filters.shared, filters.others, filters.homeAlone),
    takenBy: { label: filters.takenBy, from: "departments", several: false },
    takenAt: { label: filters.takenAt, options: levelChoices },
  },
});
