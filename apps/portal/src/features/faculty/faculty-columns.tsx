import type { Output } from "@polyportal/api-client/client/client";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { codeColumn, countColumn, nameColumn, stateColumn } from "./unit-columns.tsx";

export type Faculty = Output<"listSchoolFaculties">["items"][number];

const { columns: heads } = schoolSetupMessages;

/** Its departments. */
export const departmentsOf = ({ id }: Faculty) =>
  withSearch(staffPaths.departments, { faculty: id });

export const columns: readonly DataColumn<Faculty>[] = [
  nameColumn(departmentsOf),
  codeColumn(),
  {
    id: "dean",
    header: heads.dean,
    value: ({ dean }) => dean,
    sortable: false,
    width: 10,
    grow: 2,
  },
  countColumn("departments", ({ departments }) => departments),
  countColumn("students", ({ students }) => students),
  stateColumn(),
];
