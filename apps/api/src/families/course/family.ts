import { courseClassList } from "@polyportal/api-client/list/course-classes";
import { courseList } from "@polyportal/api-client/list/courses";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { copiedClasses } from "./copy-classes.ts";
import { courseClassHandlers, courseHandlers } from "./handlers.ts";
import { coursesImporter } from "./import-courses.ts";
import { courseClassSource } from "./list-course-classes.ts";
import { courseSource } from "./list-courses.ts";

export const family = {
  handlers: { ...courseHandlers, ...courseClassHandlers },
  lists: [exportOfList(courseList, courseSource), exportOfList(courseClassList, courseClassSource)],
  importers: [coursesImporter],
  bulkEdits: [copiedClasses.edit],
} satisfies Family;
