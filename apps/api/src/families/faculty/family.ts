import { departmentList, facultyList, optionList } from "@polyportal/api-client/list/units";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { facultyHandlers } from "./handlers.ts";
import { optionsImporter } from "./import-options.ts";
import { departmentsImporter, facultiesImporter } from "./import-units.ts";
import { departmentSource, facultySource, optionSource } from "./list-units.ts";
import { facultyApprovalActs } from "./move-department.ts";

export const family = {
  handlers: facultyHandlers,
  lists: [
    exportOfList(facultyList, facultySource),
    exportOfList(departmentList, departmentSource),
    exportOfList(optionList, optionSource),
  ],
  importers: [facultiesImporter, departmentsImporter, optionsImporter],
  approvalActs: facultyApprovalActs,
} satisfies Family;
