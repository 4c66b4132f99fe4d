import type { Output } from "@polyportal/api-client/client/client";

/** An import as its page shows it. */
export type Import = Output<"getImport">;

/** The confirmation before an import is applied. */
export type ApplyQuestion = { readonly title: string; readonly question: string };

/** The endpoint that applies a preview. */
export type UploadName =
  | ImportEndpoints["upload"]
  | "uploadScoreSheet"
  | "uploadCbtResults"
  | "uploadJambList"
  | "uploadPutmeResults";

/** The names of an importer's three endpoints. */
export type ImportEndpoints =
  | { preview: "previewUsers"; upload: "uploadUsers"; sample: "downloadUsersSample" }
  | { preview: "previewLecturers"; upload: "uploadLecturers"; sample: "downloadLecturersSample" }
  | { preview: "previewCourses"; upload: "uploadCourses"; sample: "downloadCoursesSample" }
  | { preview: "previewFaculties"; upload: "uploadFaculties"; sample: "downloadFacultiesSample" }
  | {
      preview: "previewDepartments";
      upload: "uploadDepartments";
      sample: "downloadDepartmentsSample";
    }
  | {
      preview: "previewDepartmentOptions";
      upload: "uploadDepartmentOptions";
      sample: "downloadDepartmentOptionsSample";
    }
  | {
      preview: "previewCourseLecturers";
      upload: "uploadCourseLecturers";
      sample: "downloadCourseLecturersSample";
    }
  | { preview: "previewTimetable"; upload: "uploadTimetable"; sample: "downloadTimetableSample" };
