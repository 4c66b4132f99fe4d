import type { RowOf } from "@polyportal/api-client/list/describe";
import { departmentList, facultyList, optionList } from "@polyportal/api-client/list/units";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { activeLook } from "../../parts/list/active-look.tsx";
import { columnsOf, listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

export type Faculty = RowOf<"listSchoolFaculties">;
export type Department = RowOf<"listSchoolDepartments">;
export type Option = RowOf<"listDepartmentOptions">;

type Named = { id: number; name: string };

/** Its departments. */
export const departmentsOf = ({ id }: Named) => withSearch(staffPaths.departments, { faculty: id });

/** Its options. */
export const optionsPage = ({ id }: Named) =>
  withSearch(staffPaths.departmentOptions, { department: id });

/** The programmes that admit into it and are open. */
export const programmesOf = ({ id }: Named) =>
  withSearch(staffPaths.programmes, { department: id, accepting: "true" });

/** The name of a unit leads to what is in it, and opens its record where nothing is. */
const looksOf = (hrefOf?: (unit: Named) => string) => ({
  name: {
    cell: (unit: Named) => (
      <RecordLink id={String(unit.id)} {...(hrefOf && { page: hrefOf(unit), leads: true })}>
        {unit.name}
      </RecordLink>
    ),
    width: 11,
    grow: 3,
  },
  active: activeLook,
});

const codeLook = { width: 5, grow: 0 };

export const faculties = listOf(facultyList, {
  ...looksOf(departmentsOf),
  code: codeLook,
  dean: { width: 10, grow: 2 },
  departments: { width: 8, grow: 0 },
});

const departmentLooks = {
  ...looksOf(optionsPage),
  code: codeLook,
  faculty: { width: 9, grow: 2 },
  head: { width: 8, grow: 2 },
  programmes: { width: 8, grow: 0 },
};

export const departments = listOf(departmentList, {
  ...departmentLooks,
  options: { hidden: true },
});

/** There is room for the options where the faculty need not be said. */
export const ofOneFaculty = columnsOf(departmentList, {
  ...departmentLooks,
  faculty: { hidden: true },
  options: { width: 6, grow: 0 },
});

export const options = listOf(optionList, looksOf());
