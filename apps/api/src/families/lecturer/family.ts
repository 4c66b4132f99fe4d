import type { Family } from "../family.ts";
import { copiedLecturers } from "./copy-courses.ts";
import { classStudentExport } from "./export-class-students.ts";
import { classExport } from "./export-classes.ts";
import { courseLecturerExport } from "./export-courses.ts";
import { lecturerExport } from "./export-lecturers.ts";
import { loadExport } from "./export-loads.ts";
import {
  classHandlers,
  courseLecturerHandlers,
  lecturerHandlers,
  lecturerLoadHandlers,
} from "./handlers.ts";
import { courseLecturersImporter } from "./import-courses.ts";
import { lecturersImporter } from "./import-lecturers.ts";
import { classListPaper, classPhotosPaper } from "./paper-class-list.ts";

export const family = {
  handlers: {
    ...lecturerHandlers,
    ...courseLecturerHandlers,
    ...lecturerLoadHandlers,
    ...classHandlers,
  },
  lists: [lecturerExport, courseLecturerExport, classStudentExport, loadExport, classExport],
  papers: [classListPaper, classPhotosPaper],
  importers: [lecturersImporter, courseLecturersImporter],
  bulkEdits: [copiedLecturers.edit],
} satisfies Family;
