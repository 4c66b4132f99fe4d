import type { lecturerEndpoints } from "@polyportal/api-client/contract/lecturer";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getLecturer } from "./get-lecturer.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { lecturerList } from "./list-lecturers.ts";
import { updateLecturer } from "./update-lecturer.ts";

const lecturers = importHandlers(lecturersImporter);

export const lecturerHandlers = {
  listLecturers: pageOf(lecturerList),
  getLecturer,
  updateLecturer,
  previewLecturers: lecturers.preview,
  uploadLecturers: lecturers.upload,
  downloadLecturersSample: lecturers.sample,
} satisfies Handlers<typeof lecturerEndpoints>;
