import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { importHandlers } from "../../import/handlers.ts";
import type { Handlers } from "../../server/handler.ts";
import { departmentsImporter, facultiesImporter } from "./import-units.ts";

const faculties = importHandlers(facultiesImporter);
const departments = importHandlers(departmentsImporter);

export const facultyHandlers = {
  previewFaculties: faculties.preview,
  uploadFaculties: faculties.upload,
  downloadFacultiesSample: faculties.sample,
  previewDepartments: departments.preview,
  uploadDepartments: departments.upload,
  downloadDepartmentsSample: departments.sample,
} satisfies Handlers<typeof facultyEndpoints>;
