import { importOf } from "./import-of.ts";

const faculties = importOf({ area: "Faculty", noun: "faculties", claim: "school.enter" });
const departments = importOf({ area: "Department", noun: "departments", claim: "school.enter" });

export const facultyEndpoints = {
  previewFaculties: faculties.preview,
  uploadFaculties: faculties.upload,
  downloadFacultiesSample: faculties.sample,
  previewDepartments: departments.preview,
  uploadDepartments: departments.upload,
  downloadDepartmentsSample: departments.sample,
};
