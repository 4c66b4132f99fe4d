import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { deleteCourse } from "./delete-course.ts";
import { getCourse } from "./get-course.ts";
import { courseList } from "./list-courses.ts";
import { createCourse, toggleCourseStatus, updateCourse } from "./save-course.ts";

export const courseHandlers = {
  listCourses: pageOf(courseList),
  getCourse,
  createCourse,
  updateCourse,
  toggleCourseStatus,
  deleteCourse,
} satisfies Handlers<typeof courseEndpoints>;
