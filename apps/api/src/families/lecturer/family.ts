import { classList } from "@polyportal/api-client/list/classes";
import { courseLecturerList } from "@polyportal/api-client/list/course-lecturers";
import { lecturerLoadList } from "@polyportal/api-client/list/lecturer-loads";
import { lecturerList } from "@polyportal/api-client/list/lecturers";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { copiedLecturers } from "./copy-courses.ts";
import {
  classHandlers,
  courseLecturerHandlers,
  lecturerHandlers,
  lecturerLoadHandlers,
} from "./handlers.ts";
import { courseLecturersImporter } from "./import-courses.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { classStudentExport } from "./list-class-students.ts";
import { classSourceWithResults } from "./list-classes.ts";
import { courseLecturerSource } from "./list-course-lecturers.ts";
import { lecturerSource } from "./list-lecturers.ts";
import { loadSource } from "./list-loads.ts";
import { classListPaper, classPhotosPaper } from "./paper-class-list.ts";

export const family = {
  handlers: {
    ...lecturerHandlers,
    ...courseLecturerHandlers,
    ...lecturerLoadHandlers,
    ...classHandlers,
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
