import { registrationsInClass, uploadsInClass } from "@polyportal/domain/lecturer/class-filters";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { counts, list } = words;
const { columns } = list;

const counted = (value: keyof typeof counts) => ({ value, label: counts[value] });

/** The students of a class. */
export const classStudentList = describeList({
  name: "listClassStudents",
  title: list.title,
  search: list.search,
  none: list.none,
  columns: [
    sharedColumns.person,
    sharedColumns.studentNumber,
    sharedColumns.department,
    {
      id: "registration",
      label: columns.registration,
      value: ({ registration }) => words.registrationOf(registration),
    },
    { id: "coursesUploaded", label: columns.coursesUploaded, kind: "number" },
    { id: "totalCoursesRegistered", label: columns.totalCoursesRegistered, kind: "number" },
    { id: "semestersCount", label: columns.semestersCount, kind: "number" },
    { id: "sessionsCount", label: columns.sessionsCount, kind: "number" },
    { id: "cgpa", label: columns.cgpa, kind: "points" },
  ],
  sorts: { fullName: true, matricNumber: true },
  filters: {
    session: sharedFilters.session,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    option: sharedFilters.option,
    registration: { label: columns.registration, options: registrationsInClass.map(counted) },
    uploads: { label: columns.uploads, options: uploadsInClass.map(counted) },
  },
});
