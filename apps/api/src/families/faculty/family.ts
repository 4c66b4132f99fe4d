import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { unitExports } from "./export-units.ts";
import { getDepartment, getDepartmentOption, getFaculty } from "./get-units.ts";
import { optionsImporter } from "./import-options.ts";
import { departmentsImporter, facultiesImporter } from "./import-units.ts";
import { departmentList, facultyList, optionList } from "./list-units.ts";
import { facultyApprovalActs, moveDepartment } from "./move-department.ts";
import {
  createDepartment,
  createDepartmentOption,
  createFaculty,
  updateDepartment,
  updateDepartmentOption,
  updateFaculty,
} from "./save-units.ts";
import {
  toggleDepartmentOptionStatus,
  toggleDepartmentStatus,
  toggleFacultyStatus,
} from "./toggle-units.ts";

const faculties = importHandlers(facultiesImporter);
const departments = importHandlers(departmentsImporter);
const options = importHandlers(optionsImporter);

export const family = {
  handlers: {
    previewFaculties: faculties.preview,
    uploadFaculties: faculties.upload,
    downloadFacultiesSample: faculties.sample,
    previewDepartments: departments.preview,
    uploadDepartments: departments.upload,
    downloadDepartmentsSample: departments.sample,
    previewDepartmentOptions: options.preview,
    uploadDepartmentOptions: options.upload,
    downloadDepartmentOptionsSample: options.sample,
    listSchoolFaculties: pageOf(facultyList),
    getFaculty,
    createFaculty,
    updateFaculty,
    toggleFacultyStatus,
    listSchoolDepartments: pageOf(departmentList),
    getDepartment,
    createDepartment,
    updateDepartment,
    toggleDepartmentStatus,
    moveDepartment,
    listDepartmentOptions: pageOf(optionList),
    getDepartmentOption,
    createDepartmentOption,
    updateDepartmentOption,
    toggleDepartmentOptionStatus,
  },
  lists: unitExports,
  importers: [facultiesImporter, departmentsImporter, optionsImporter],
  approvalActs: facultyApprovalActs,
} satisfies Family;
