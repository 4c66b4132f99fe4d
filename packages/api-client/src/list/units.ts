import { schoolSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

const name = { id: "name", label: columns.name } as const;
const code = { id: "code", label: columns.code } as const;
const students = { id: "students", label: columns.students, kind: "number" } as const;

/** The faculties of the school. */
export const facultyList = describeList({
  name: "listSchoolFaculties",
  title: words.faculties.title,
  search: words.faculties.search,
  none: words.faculties.none,
  columns: [
    name,
    code,
    { id: "dean", label: columns.dean },
    { id: "departments", label: columns.departments, kind: "number" },
    students,
    sharedColumns.active,
  ],
  sorts: { name: true, code: true },
  filters: { active: sharedFilters.active },
});

/** The departments of the school. */
export const departmentList = describeList({
  name: "listSchoolDepartments",
  title: words.departments.title,
  search: words.faculties.search,
  none: words.departments.none,
  columns: [
    name,
    code,
    { id: "faculty", label: columns.faculty },
    { id: "head", label: columns.head },
    { id: "options", label: columns.options, kind: "number" },
    { id: "programmes", label: columns.programmes, kind: "number" },
    students,
    sharedColumns.active,
  ],
  sorts: { name: true, code: true },
  filters: {
    faculty: { label: columns.faculty, from: "faculties" },
    active: sharedFilters.active,
  },
});

/** What departments are split into. */
export const optionList = describeList({
  name: "listDepartmentOptions",
  title: words.options.title,
  search: words.options.search,
  none: words.options.none,
  columns: [name, sharedColumns.department, students, sharedColumns.active],
  sorts: { name: true },
  filters: { department: sharedFilters.department, active: sharedFilters.active },
});
