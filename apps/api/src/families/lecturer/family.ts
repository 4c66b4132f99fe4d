import { importHandlers } from "../../import/handlers.ts";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import {
  assignCourseLecturers,
  endCourseLecturer,
  replaceCourseLecturer,
  setCourseCoordinator,
} from "./assign-courses.ts";
import { getClassPaper } from "./class-paper.ts";
import {
  copiedLecturers,
  copyCourseLecturers,
  previewCopyCourseLecturers,
} from "./copy-courses.ts";
import { classStudentExport } from "./export-class-students.ts";
import { classExport } from "./export-classes.ts";
import { courseLecturerExport } from "./export-courses.ts";
import { lecturerExport } from "./export-lecturers.ts";
import { loadExport } from "./export-loads.ts";
import { getClassPhoto } from "./get-class-photo.ts";
import { getClass, getClassResults } from "./get-class.ts";
import { getLecturer } from "./get-lecturer.ts";
import { courseLecturersImporter } from "./import-courses.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { classStudents } from "./list-class-students.ts";
import { classList } from "./list-classes.ts";
import { courseLecturerList } from "./list-course-lecturers.ts";
import { lecturerList } from "./list-lecturers.ts";
import { loadList } from "./list-loads.ts";
import { classListPaper, classPhotosPaper } from "./paper-class-list.ts";
import { updateLecturer } from "./update-lecturer.ts";

const lecturers = importHandlers(lecturersImporter);
const taught = importHandlers(courseLecturersImporter);

export const family = {
  handlers: {
    listLecturers: pageOf(lecturerList),
    getLecturer,
    updateLecturer,
    previewLecturers: lecturers.preview,
    uploadLecturers: lecturers.upload,
    downloadLecturersSample: lecturers.sample,
    listCourseLecturers: pageOf(courseLecturerList),
    getCourseLecturers: (ctx, { course, session }) =>
      oneOf(courseLecturerList, ctx, course, { session }),
    assignCourseLecturers,
    endCourseLecturer,
    setCourseCoordinator,
    replaceCourseLecturer,
    previewCopyCourseLecturers,
    copyCourseLecturers,
    previewCourseLecturers: taught.preview,
    uploadCourseLecturers: taught.upload,
    downloadCourseLecturersSample: taught.sample,
    listLecturerLoads: pageOf(loadList),
    // The classes of advisers, heads and deans
    listClasses: pageOf(classList),
    getClass,
    getClassResults,
    listClassStudents: pageOf(classStudents),
    getClassPaper,
    getClassPhoto,
  },
  lists: [lecturerExport, courseLecturerExport, classStudentExport, loadExport, classExport],
  papers: [classListPaper, classPhotosPaper],
  importers: [lecturersImporter, courseLecturersImporter],
  bulkEdits: [copiedLecturers.edit],
} satisfies Family;
