import { schoolSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { exportOf, type ExportList } from "../../export/export-list.ts";
import { departmentList, facultyList, optionList } from "./list-units.ts";

const { columns, states } = words;

const state = {
  id: "active",
  label: columns.active,
  cell: ({ active }: { active: boolean }) => (active ? states.active : states.off),
} as const;

const active = {
  label: columns.active,
  words: (values: readonly string[]) =>
    values.map((value) => (value === "true" ? states.active : states.off)),
};

/** Units by their names, for whoever reads what a file was narrowed down to. */
const namesOf =
  (table: typeof faculties | typeof departments) => async (ids: readonly string[], db: Reader) => {
    const found = await db
      .select({ name: table.name })
      .from(table as typeof faculties)
      .where(inArray(table.id, ids.map(Number)))
      .orderBy(table.name);
    return found.map(({ name }) => name);
  };

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
