import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { copiedClasses, copyCourseClasses, previewCopyCourseClasses } from "./copy-classes.ts";
import { deleteCourse } from "./delete-course.ts";
import { takenCourseExport } from "./export-course-classes.ts";
import { courseExport } from "./export-courses.ts";
import { getClassSizes, getCourseClasses } from "./get-course-classes.ts";
import { getCourse } from "./get-course.ts";
import { coursesImporter } from "./import-courses.ts";
import { courseClassList } from "./list-course-classes.ts";
import { courseList } from "./list-courses.ts";
import { createCourse, toggleCourseStatus, updateCourse } from "./save-course.ts";
import { setCourseClasses } from "./set-course-classes.ts";
import { undoDeleteCourse } from "./undo-delete-course.ts";

const imported = importHandlers(coursesImporter);

export const family = {
  handlers: {
    previewCourses: imported.preview,
    uploadCourses: imported.upload,
    downloadCoursesSample: imported.sample,
    listCourses: pageOf(courseList),
    getCourse,
    createCourse,
    updateCourse,
    toggleCourseStatus,
    deleteCourse,
    undoDeleteCourse,
    listCourseClasses: pageOf(courseClassList),
    getClassSizes,
    getCourseClasses,
    setCourseClasses,
    previewCopyCourseClasses,
    copyCourseClasses,
  },
  lists: [courseExport, takenCourseExport],
  importers: [coursesImporter],
  bulkEdits: [copiedClasses.edit],
} satisfies Family;
