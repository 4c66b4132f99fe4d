import type { Output } from "@polyportal/api-client/client/client";

/** An import as its page shows it. */
export type Import = Output<"getImport">;

/** What is asked before an import is done. */
export type ApplyQuestion = { readonly title: string; readonly question: string };

/** The endpoint that does what a preview has planned. */
export type UploadName =
  | ImportEndpoints["upload"]
  | "uploadScoreSheet"
  | "uploadCbtResults"
  | "uploadJambList"
  | "uploadPutmeResults";

/** The three endpoints of an importer, by their names. */
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
