import type { lecturerEndpoints } from "@polyportal/api-client/contract/lecturer";
import type { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import type { courseLecturerEndpoints } from "@polyportal/api-client/contract/lecturer-courses";
import type { lecturerLoadEndpoints } from "@polyportal/api-client/contract/lecturer-load";
import { importHandlers } from "../../import/handlers.ts";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import {
  assignCourseLecturers,
  endCourseLecturer,
  replaceCourseLecturer,
  setCourseCoordinator,
} from "./assign-courses.ts";
import { copyCourseLecturers, previewCopyCourseLecturers } from "./copy-courses.ts";
import { getClass, getClassResults } from "./get-class.ts";
import { getClassPaper } from "./class-paper.ts";
import { getClassPhoto } from "./get-class-photo.ts";
import { getLecturer } from "./get-lecturer.ts";
import { courseLecturersImporter } from "./import-courses.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { classStudentSource } from "./list-class-students.ts";
import { classSource } from "./list-classes.ts";
import { courseLecturerSource } from "./list-course-lecturers.ts";
import { lecturerSource } from "./list-lecturers.ts";
import { loadSource } from "./list-loads.ts";
import { updateLecturer } from "./update-lecturer.ts";

const lecturers = importHandlers(lecturersImporter);
const taught = importHandlers(courseLecturersImporter);

export const lecturerHandlers = {
  listLecturers: pageOf(lecturerSource),
  getLecturer,
  updateLecturer,
  previewLecturers: lecturers.preview,
  uploadLecturers: lecturers.upload,
  downloadLecturersSample: lecturers.sample,
} satisfies Handlers<typeof lecturerEndpoints>;

export const courseLecturerHandlers = {
  listCourseLecturers: pageOf(courseLecturerSource),
  getCourseLecturers: (ctx, { course, session }) =>
    oneOf(courseLecturerSource, ctx, course, { session }),
  assignCourseLecturers,
  endCourseLecturer,
  setCourseCoordinator,
  replaceCourseLecturer,
  previewCopyCourseLecturers,
  copyCourseLecturers,
  previewCourseLecturers: taught.preview,
  uploadCourseLecturers: taught.upload,
  downloadCourseLecturersSample: taught.sample,
} satisfies Handlers<typeof courseLecturerEndpoints>;

export const lecturerLoadHandlers = {
  listLecturerLoads: pageOf(loadSource),
} satisfies Handlers<typeof lecturerLoadEndpoints>;

/** The classes of advisers, heads and deans. */
export const classHandlers = {
  listClasses: pageOf(classSource),
  getClass,
  getClassResults,
  listClassStudents: pageOf(classStudentSource),
  getClassPaper,
  getClassPhoto,
} satisfies Handlers<typeof classEndpoints>;
