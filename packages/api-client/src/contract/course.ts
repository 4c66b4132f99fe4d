import { semesters } from "@polyportal/domain/academic-session/semesters";
import { courseSchema } from "@polyportal/domain/course/forms";
import { courseStatuses } from "@polyportal/domain/course/statuses";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, classOfDepartment, namedCourse } from "./shared.ts";

const see = { audience: ["official"], claim: "courses.see" } as const;
const enter = { audience: ["official"], claim: "courses.enter" } as const;

const byId = z.object({ id: idParam });
/** The record's revision that the form began from. */
const revision = z.int();

const courseRow = {
  id: z.int(),
  /** `COM 211`. */
  ...namedCourse,
  ...classOfDepartment,
  semester: z.enum(semesters),
  status: z.enum(courseStatuses),
  /** What each part of a score counts, out of 100. */
  split: z.object({ test: z.int(), lab: z.int(), exam: z.int() }),
  borrowable: z.boolean(),
  /** Prerequisites. */
  requires: z.array(z.object({ id: z.int(), code: z.string() })),
  active: z.boolean(),
  revision,
};

const formErrors = ["code_taken", "course_needs_itself", "courses_need_each_other"] as const;

const imports = importOf({
  area: "CourseManagement",
  noun: "courses",
  claim: "courses.enter",
});

export const courseEndpoints = {
  previewCourses: imports.preview,
  uploadCourses: imports.upload,
  downloadCoursesSample: imports.sample,
  listCourses: listOf({
    ...see,
    path: "/api/CourseManagement/courses",
    summary: "The school's courses, those that are switched off too",
    row: z.object(courseRow),
    filters: {
      department: several(idParam),
      level: several(idParam),
      semester: z.enum(semesters),
      status: z.enum(courseStatuses),
      active: yesOrNo,
    },
    sorts: ["code", "title"],
  }),
  getCourse: endpoint({
    ...see,
    method: "GET",
    path: "/api/CourseManagement/courses/{id}",
    summary: "One course, and whether scores of the current session fix its units and split",
    input: byId,
    output: z.extend(z.object(courseRow), { scored: z.boolean() }),
    errors: ["not_found"],
  }),
  createCourse: endpoint({
    ...enter,
    method: "POST",
    path: "/api/CourseManagement/courses",
    summary: "Adds a course",
    input: courseSchema,
    output: z.object({ id: z.int() }),
    errors: ["not_found", ...formErrors],
  }),
  updateCourse: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/CourseManagement/courses/{id}",
    summary: "Changes a course; units and split only while it has no scores this session",
    input: z.safeExtend(courseSchema, { id: idParam, revision }),
    output: done,
    errors: ["not_found", "conflict", ...formErrors, "course_scored"],
  }),
  toggleCourseStatus: endpoint({
    ...enter,
    method: "POST",
    path: "/api/CourseManagement/toggle-course-status/{id}",
    summary:
      "Switches a course on or off; one that is off is offered only to students who carry it over",
    input: z.object({
      id: idParam,
      revision,
      active: z.boolean(),
      /**
       * True once the caller has seen how many students carry the course over. Without it, switching off such
       * a course fails with course_carried.
       */
      carried: z._default(z.boolean(), false),
    }),
    output: done,
    errors: ["not_found", "conflict", "course_carried"],
  }),
  deleteCourse: endpoint({
    ...enter,
    method: "DELETE",
    path: "/api/CourseManagement/courses/{id}",
    summary: "Deletes a course that is used nowhere; its code is free again",
    input: byId,
    output: done,
    errors: ["not_found", "course_in_use"],
  }),
  undoDeleteCourse: endpoint({
    ...enter,
    method: "POST",
    path: "/api/CourseManagement/undo-delete-course/{id}",
    summary: "Brings a deleted course back, for whoever deleted it or an administrator",
    input: byId,
    output: done,
    errors: ["not_found", "undo_refused", "code_taken"],
  }),
};
