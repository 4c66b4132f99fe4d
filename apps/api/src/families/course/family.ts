import type { Family } from "../family.ts";
import { copiedClasses } from "./copy-classes.ts";
import { takenCourseExport } from "./export-course-classes.ts";
import { courseExport } from "./export-courses.ts";
import { courseClassHandlers, courseHandlers } from "./handlers.ts";
import { coursesImporter } from "./import-courses.ts";

export const family = {
  handlers: { ...courseHandlers, ...courseClassHandlers },
  lists: [courseExport, takenCourseExport],
  importers: [coursesImporter],
  bulkEdits: [copiedClasses.edit],
} satisfies Family;
