import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import type { courseClassEndpoints } from "@polyportal/api-client/contract/course-classes";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { copyCourseClasses, previewCopyCourseClasses } from "./copy-classes.ts";
import { deleteCourse } from "./delete-course.ts";
import { getCourse } from "./get-course.ts";
import { getClassSizes, getCourseClasses } from "./get-course-classes.ts";
import { coursesImporter } from "./import-courses.ts";
import { courseClassSource } from "./list-course-classes.ts";
import { courseSource } from "./list-courses.ts";
import { createCourse, toggleCourseStatus, updateCourse } from "./save-course.ts";
import { setCourseClasses } from "./set-course-classes.ts";
import { undoDeleteCourse } from "./undo-delete-course.ts";

const imported = importHandlers(coursesImporter);

export const courseHandlers = {
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
} satisfies Handlers<typeof courseEndpoints>;

export const courseClassHandlers = {
  listCourseClasses: pageOf(courseClassSource),
  getClassSizes,
  getCourseClasses,
  setCourseClasses,
  previewCopyCourseClasses,
  copyCourseClasses,
} satisfies Handlers<typeof courseClassEndpoints>;
