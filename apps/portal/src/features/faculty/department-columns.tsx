import type { Output } from "@polyportal/api-client/client/client";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { codeColumn, countColumn, nameColumn, stateColumn } from "./unit-columns.tsx";

export type Department = Output<"listSchoolDepartments">["items"][number];

const { columns: heads } = schoolSetupMessages;

/** Its options. */
export const optionsPage = ({ id }: Department) =>
  withSearch(staffPaths.departmentOptions, { department: id });

/** The programmes that admit into it and are open. */
export const programmesOf = ({ id }: Department) =>
  withSearch(staffPaths.programmes, { department: id, accepting: "true" });

const headColumn: DataColumn<Department> = {
  id: "head",
  header: heads.head,
  value: ({ head }) => head,
  sortable: false,
  width: 8,
  grow: 2,
};

const counts: readonly DataColumn<Department>[] = [
  countColumn("programmes", ({ programmes }) => programmes),
  countColumn("students", ({ students }) => students),
  stateColumn(),
];

const optionsColumn = countColumn<Department>("options", ({ options }) => options);

const facultyColumn: DataColumn<Department> = {
  id: "faculty",
  header: heads.faculty,
  value: ({ faculty }) => faculty,
  sortable: false,
  width: 9,
  grow: 2,
};

/** Where departments of several faculties stand. */
export const ofAll: readonly DataColumn<Department>[] = [
  nameColumn(optionsPage),
  codeColumn<Department>(),
  facultyColumn,
  headColumn,
  // There is room for it where the faculty need not be said.
  { ...optionsColumn, hidden: true },
  ...counts,
];

export const ofOneFaculty: readonly DataColumn<Department>[] = [
  nameColumn(optionsPage),
  codeColumn<Department>(),
  { ...facultyColumn, hidden: true },
  headColumn,
  optionsColumn,
  ...counts,
];
