import { courseKinds } from "@polyportal/domain/course-registration/course";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, registrations } = words;

/** Who has registered a course. */
export const courseClassList = describeList({
  name: "listCourseClass",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    { id: "kind", label: columns.kind },
    {
      id: "registration",
      label: columns.registration,
      value: ({ registration }) => registrations[registration],
    },
  ],
  sorts: { fullName: true, matricNumber: true },
  filters: {
    course: sharedFilters.course,
    session: sharedFilters.session,
    department: sharedFilters.department,
    level: sharedFilters.level,
    kind: {
      several: true,
      label: columns.kind,
      options: courseKinds.map((value) => ({ value, label: value })),
    },
    registration: {
      several: true,
      label: columns.registration,
      options: Object.entries(registrations).map(([value, label]) => ({ value, label })),
    },
  },
});
