import { classList } from "@polyportal/api-client/list/classes";
import { courseLecturerList } from "@polyportal/api-client/list/course-lecturers";
import { lecturerLoadList } from "@polyportal/api-client/list/lecturer-loads";
import { lecturerList } from "@polyportal/api-client/list/lecturers";
import { exportOfList } from "../../export/described.ts";
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
import { getClassPhoto } from "./get-class-photo.ts";
import { getClass, getClassResults } from "./get-class.ts";
import { getLecturer } from "./get-lecturer.ts";
import { courseLecturersImporter } from "./import-courses.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { classStudentExport, classStudentSource } from "./list-class-students.ts";
import { classSource, classSourceWithResults } from "./list-classes.ts";
import { courseLecturerSource } from "./list-course-lecturers.ts";
import { lecturerSource } from "./list-lecturers.ts";
import { loadSource } from "./list-loads.ts";
import { classListPaper, classPhotosPaper } from "./paper-class-list.ts";
import { updateLecturer } from "./update-lecturer.ts";

const lecturers = importHandlers(lecturersImporter);
const taught = importHandlers(courseLecturersImporter);

export const family = {
  handlers: {
    listLecturers: pageOf(lecturerSource),
    getLecturer,
    updateLecturer,
    previewLecturers: lecturers.preview,
    uploadLecturers: lecturers.upload,
    downloadLecturersSample: lecturers.sample,
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
    listLecturerLoads: pageOf(loadSource),
    // The classes of advisers, heads and deans
    listClasses: pageOf(classSource),
    getClass,
    getClassResults,
    listClassStudents: pageOf(classStudentSource),
    getClassPaper,
    getClassPhoto,
  },
  lists: [
    exportOfList(lecturerList, lecturerSource),
    exportOfList(courseLecturerList, courseLecturerSource),
    classStudentExport,
    exportOfList(lecturerLoadList, loadSource),
    exportOfList(classList, classSourceWithResults),
  ],
  papers: [classListPaper, classPhotosPaper],
  importers: [lecturersImporter, courseLecturersImporter],
  bulkEdits: [copiedLecturers.edit],
} satisfies Family;
