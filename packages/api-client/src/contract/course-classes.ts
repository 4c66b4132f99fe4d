import { semesters } from "@polyportal/domain/academic-session/semesters";
import { classesShape, courseClassesSchema } from "@polyportal/domain/course/class-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, semester, undoId, classOfDepartment } from "./shared.ts";

const see = { audience: ["official"], claim: "courses.see" } as const;
const enter = { audience: ["official"], claim: "courses.enter" } as const;

/** By default the current session. */
const inSession = z.object({ session: z.optional(idParam) });

const perClass = z.array(z.object({ departmentId: z.int(), levelId: z.int(), count: z.int() }));

const row = {
  id: z.int(),
  code: z.string(),
  title: z.string(),
  /** Of the class whose course it is, which always takes it. */
  ...classOfDepartment,
  semester,
  active: z.boolean(),
  sessionId: z.int(),
  session: z.string(),
  /** Other classes that take it in the session, by level and department. */
  classes: z.array(
    z.object({
      ...classOfDepartment,
    }),
  ),
};

/** Which classes take a course in a session. A class is a department's students at a level. */
export const courseClassEndpoints = {
  listCourseClasses: listOf({
    ...see,
    path: "/api/CourseManagement/course-classes",
    summary:
      "The courses of a session with the classes that take them; by default of the current one",
    row: z.object(row),
    filters: {
      session: idParam,
      semester: z.enum(semesters),
      department: several(idParam),
      /** Whether other classes take it too. */
      shared: yesOrNo,
      /** Taken by a class of this department or level, including its own. */
      takenBy: idParam,
      takenAt: idParam,
    },
    sorts: ["code", "title"],
  }),
  getClassSizes: endpoint({
    ...see,
    method: "GET",
    path: "/api/CourseManagement/class-sizes",
    summary: "How many students each class has in a session; by default in the current one",
    input: inSession,
    output: z.object({ classes: perClass }),
    errors: ["not_found"],
  }),
  getCourseClasses: endpoint({
    ...see,
    method: "GET",
    path: "/api/CourseManagement/course-classes/{id}",
    summary: "The classes that take one course, and how many registrations of each hold it",
    input: z.object({ id: idParam, sessionId: idParam }),
    output: z.extend(z.object(row), {
      /** Registrations of the session in any state, without carry-overs and borrowed courses. */
      registrations: perClass,
    }),
    errors: ["not_found"],
  }),
  setCourseClasses: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/CourseManagement/course-classes",
    summary: "Sets which classes take a course besides its own, over those that were seen",
    input: z.extend(courseClassesSchema, {
      courseId: idParam,
      sessionId: idParam,
      was: classesShape,
    }),
    output: done,
    errors: ["not_found", "conflict", "classes_of_past"],
  }),
  previewCopyCourseClasses: endpoint({
    ...enter,
    method: "GET",
    path: "/api/CourseManagement/preview-copy-course-classes",
    summary: "What copying the classes of the session before would bring a session's courses",
    input: inSession,
    output: z.object({
      session: z.string(),
      /** The session before; null if there is none. */
      from: z.nullable(z.string()),
      courses: z.int(),
      classes: z.int(),
      /** Courses that other classes already take and that stay unchanged. */
      kept: z.int(),
      /** Codes of courses that are left out because they are switched off or deleted. */
      off: z.array(z.string()),
      deleted: z.array(z.string()),
      /** Departments that are switched off, with the number of classes left out. */
      closed: z.array(z.object({ department: z.string(), classes: z.int() })),
    }),
    errors: ["not_found"],
  }),
  copyCourseClasses: endpoint({
    ...enter,
    method: "POST",
    path: "/api/CourseManagement/copy-course-classes",
    summary: "Gives courses that only their own class takes the classes of the session before",
    input: inSession,
    output: z.object({ courses: z.int(), undoId }),
    errors: ["not_found", "classes_of_past"],
  }),
};
