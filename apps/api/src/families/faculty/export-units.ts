import { schoolSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { exportOf, type ExportList } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { departmentList, facultyList, optionList } from "./list-units.ts";
import { namesOf } from "../../export/unit-names.ts";

const { columns, states } = words;

const state = {
  id: "active",
  label: columns.active,
  cell: ({ active }: { active: boolean }) => (active ? states.active : states.off),
} as const;

const active = yesOrNo(columns.active, states.active, states.off);

/** The lists of the school's units as files, in the words of their pages. */
export const unitExports: readonly ExportList[] = [
  exportOf("listSchoolFaculties", facultyList, {
    title: words.faculties.title,
    columns: [
      { id: "name", label: columns.name },
      { id: "code", label: columns.code },
      { id: "dean", label: columns.dean },
      { id: "departments", label: columns.departments, kind: "number" },
      { id: "students", label: columns.students, kind: "number" },
      state,
    ],
    filters: { active },
  }),
  exportOf("listSchoolDepartments", departmentList, {
    title: words.departments.title,
    columns: [
      { id: "name", label: columns.name },
      { id: "code", label: columns.code },
      { id: "faculty", label: columns.faculty },
      { id: "head", label: columns.head },
      { id: "options", label: columns.options, kind: "number" },
      { id: "programmes", label: columns.programmes, kind: "number" },
      { id: "students", label: columns.students, kind: "number" },
      state,
    ],
    filters: { faculty: { label: columns.faculty, words: namesOf(faculties) }, active },
  }),
  exportOf("listDepartmentOptions", optionList, {
    title: words.options.title,
    columns: [
      { id: "name", label: columns.name },
      { id: "department", label: columns.department },
      { id: "students", label: columns.students, kind: "number" },
      state,
    ],
    filters: { department: { label: columns.department, words: namesOf(departments) }, active },
  }),
];
