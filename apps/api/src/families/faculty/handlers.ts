import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getDepartment, getDepartmentOption, getFaculty } from "./get-units.ts";
import { optionsImporter } from "./import-options.ts";
import { departmentsImporter, facultiesImporter } from "./import-units.ts";
import { departmentSource, facultySource, optionSource } from "./list-units.ts";
import { moveDepartment } from "./move-department.ts";
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

export const facultyHandlers = {
  previewFaculties: faculties.preview,
  uploadFaculties: faculties.upload,
  downloadFacultiesSample: faculties.sample,
  previewDepartments: departments.preview,
  uploadDepartments: departments.upload,
  downloadDepartmentsSample: departments.sample,
  previewDepartmentOptions: options.preview,
  uploadDepartmentOptions: options.upload,
  downloadDepartmentOptionsSample: options.sample,
  listSchoolFaculties: pageOf(facultySource),
  getFaculty,
  createFaculty,
  updateFaculty,
  toggleFacultyStatus,
  listSchoolDepartments: pageOf(departmentSource),
  getDepartment,
  createDepartment,
  updateDepartment,
  toggleDepartmentStatus,
  moveDepartment,
  listDepartmentOptions: pageOf(optionSource),
  getDepartmentOption,
  createDepartmentOption,
  updateDepartmentOption,
  toggleDepartmentOptionStatus,
} satisfies Handlers<typeof facultyEndpoints>;
