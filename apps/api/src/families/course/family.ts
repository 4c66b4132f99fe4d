import { courseClassList } from "@polyportal/api-client/list/course-classes";
import { courseList } from "@polyportal/api-client/list/courses";
import { exportOfList } from "../../export/described.ts";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { copiedClasses, copyCourseClasses, previewCopyCourseClasses } from "./copy-classes.ts";
import { deleteCourse } from "./delete-course.ts";
import { getClassSizes, getCourseClasses } from "./get-course-classes.ts";
import { getCourse } from "./get-course.ts";
import { coursesImporter } from "./import-courses.ts";
import { courseClassSource } from "./list-course-classes.ts";
import { courseSource } from "./list-courses.ts";
import { createCourse, toggleCourseStatus, updateCourse } from "./save-course.ts";
import { setCourseClasses } from "./set-course-classes.ts";
import { undoDeleteCourse } from "./undo-delete-course.ts";

const imported = importHandlers(coursesImporter);

export const family = {
  handlers: {
    previewCourses: imported.preview,
    uploadCourses: imported.upload,
    downloadCoursesSample: imported.sample,
    listCourses: pageOf(courseSource),
    getCourse,
    createCourse,
    updateCourse,
    toggleCourseStatus,
    deleteCourse,
    undoDeleteCourse,
    listCourseClasses: pageOf(courseClassSource),
    getClassSizes,
    getCourseClasses,
    setCourseClasses,
    previewCopyCourseClasses,
    copyCourseClasses,
  },
  lists: [exportOfList(courseList, courseSource), exportOfList(courseClassList, courseClassSource)],
  importers: [coursesImporter],
  bulkEdits: [copiedClasses.edit],
} satisfies Family;
