import { semesters } from "@polyportal/domain/academic-session/semesters";
import { assignmentSchema, replacementSchema } from "@polyportal/domain/lecturer/course-lecturers";
import { assignments } from "@polyportal/domain/lecturer/course-states";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { clean } from "@polyportal/domain/validation/clean";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several } from "./list.ts";
import { done, idParam, undoId, namedCourse } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;

const courseLecturersImport = importOf({
  area: "Lecturer",
  noun: "course-lecturers",
  claim: "users.enter",
  sample: "download-course-lecturers-sheet",
});

/** Filters of a session's courses; by default of the current session. */
const filters = {
  session: idParam,
  department: several(idParam),
  level: several(idParam),
  semester: z.enum(semesters),
  assigned: z.enum(assignments),
};

/** The same courses that the list shows. */
const listed = z.extend(z.partial(z.object(filters)), {
  search: z._default(z.string().check(clean(), z.maxLength(100)), ""),
});

/** One lecturer's assignment. */
const one = { id: z.uuid() };

/** A course in a session with its lecturers. */
const taughtCourse = z.object({
  id: z.int(),
  ...namedCourse,
  department: z.string(),
  level: z.string(),
  semester: z.enum(semesters),
  sessionId: z.int(),
  session: z.string(),
  /** Students with an approved or pending registration. */
  students: z.int(),
  /** The coordinator first. */
  lecturers: z.array(
    z.object({
      /** The assignment's id. */
      id: z.uuid(),
      lecturerId: z.uuid(),
      name: z.string(),
      staffNumber: z.nullable(z.string()),
      coordinator: z.boolean(),
      /** The account is active. */
      active: z.boolean(),
      /** The lecturer's units in the course's semester. */
      units: z.number(),
      /** The weekly minutes that are in the timetable. */
      minutes: z.int(),
    }),
  ),
  /** Null if nobody has begun to enter scores. */
  sheet: z.nullable(z.enum(sheetStates)),
});

export const courseLecturerEndpoints = {
  listCourseLecturers: listOf({
    ...staffOnly,
    claim: "courses.see",
    path: "/api/Lecturer/course-lecturers",
    summary: "The courses of a session with their lecturers; by default of the current one",
    row: taughtCourse,
    filters,
    sorts: ["code", "title"],
  }),
  getCourseLecturers: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Lecturer/course-lecturers/{course}/{session}",
    summary: "One course in a session with its lecturers",
    claim: "courses.see",
    input: z.object({ course: idParam, session: idParam }),
    output: taughtCourse,
    errors: ["not_found"],
  }),
  assignCourseLecturers: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/course-lecturers",
    summary: "Assigns lecturers to a course of a session, one of them as its coordinator",
    claim: "users.enter",
    input: assignmentSchema,
    output: z.object({ assigned: z.int() }),
    errors: ["not_found", "own_course", "lecturer_gone", "coordinator_taken", "sheet_published"],
  }),
  endCourseLecturer: endpoint({
    ...staffOnly,
    method: "DELETE",
    path: "/api/Lecturer/course-lecturers/{id}",
    summary: "Ends a lecturer's assignment to a course; scores stay",
    claim: "users.enter",
    input: z.object(one),
    output: done,
    errors: ["not_found", "own_course", "sheet_published"],
  }),
  setCourseCoordinator: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Lecturer/course-coordinator/{id}",
    summary: "Makes one of a course's lecturers its coordinator, or no longer",
    claim: "users.enter",
    input: z.object({ ...one, coordinator: z.boolean() }),
    output: done,
    errors: ["not_found", "own_course", "lecturer_gone", "coordinator_taken", "sheet_published"],
  }),
  replaceCourseLecturer: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/replace-course-lecturer/{id}",
    summary: "Puts another lecturer in the place of one; draft scores and who entered them stay",
    claim: "users.enter",
    input: z.extend(replacementSchema, one),
    output: done,
    errors: ["not_found", "own_course", "lecturer_gone", "lecturer_assigned", "sheet_published"],
  }),
  previewCopyCourseLecturers: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Lecturer/preview-copy-course-lecturers",
    summary: "What copying the lecturers of the session before would bring the listed courses",
    claim: "users.enter",
    input: listed,
    output: z.object({
      /** The session before; null if there is none. */
      from: z.nullable(z.string()),
      courses: z.int(),
      /** Lecturers who no longer work here and are left out. */
      gone: z.array(z.object({ name: z.string(), courses: z.int() })),
      /** Courses that stay without, because their sheet is published. */
      published: z.int(),
    }),
    errors: ["not_found"],
  }),
  copyCourseLecturers: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/copy-course-lecturers",
    summary: "Gives the listed courses that have nobody the lecturers of the session before",
    claim: "users.enter",
    input: listed,
    output: z.object({ courses: z.int(), undoId }),
    errors: ["not_found"],
  }),
  previewCourseLecturers: courseLecturersImport.preview,
  uploadCourseLecturers: courseLecturersImport.upload,
  downloadCourseLecturersSample: courseLecturersImport.sample,
};
