import { courseStatuses } from "@polyportal/domain/course/statuses";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** The courses of the school. */
export const courseList = describeList({
  name: "listCourses",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    sharedColumns.creditUnit,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    { id: "status", label: columns.status },
    { id: "split", label: columns.split, value: ({ split }) => words.split(split) },
    {
      id: "borrowable",
      label: columns.borrowable,
      value: ({ borrowable }) => (borrowable ? words.yes : words.no),
    },
    {
      id: "requires",
      label: columns.requires,
      value: ({ requires }) => requires.map(({ code }) => code).join(", "),
    },
    sharedColumns.active,
  ],
  sorts: { code: true, title: true },
  filters: {
    department: sharedFilters.department,
    level: sharedFilters.level,
    semester: sharedFilters.semester,
    status: {
      label: columns.status,
      options: courseStatuses.map((value) => ({ value, label: value })),
    },
    active: sharedFilters.active,
  },
});
