import type { Output } from "@polyportal/api-client/client/client";

/** An import as its page shows it. */
export type Import = Output<"getImport">;

/** What is asked before an import is done. */
export type ApplyQuestion = { readonly title: string; readonly question: string };

/** What is imported by `previewX`, `uploadX` and `downloadXSample`. */
export type Imported =
  | "Users"
  | "Lecturers"
  | "Courses"
  | "Faculties"
  | "Departments"
  | "DepartmentOptions"
  | "CourseLecturers"
  | "Timetable";

/** The endpoint that does what a preview has planned. */
export type UploadName =
  | `upload${Imported}`
  | "uploadScoreSheet"
  | "uploadCbtResults"
  | "uploadJambList"
  | "uploadPutmeResults";
