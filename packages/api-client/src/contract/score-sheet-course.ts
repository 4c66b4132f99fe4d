import { semesters } from "@polyportal/domain/academic-session/semesters";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { courseClassPapers } from "@polyportal/domain/document/papers/class-lists";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { sheetActs } from "@polyportal/domain/score-sheet/acts";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { listVerification } from "./document.ts";
import { listOf, several } from "./list.ts";
import { sheetStep, split, which } from "./score-sheet.ts";
import { idParam, nothing, timestamp, namedCourse, namedStudent } from "./shared.ts";

/** What a lecturer sees of a course besides its scores. */
export const taughtCourseEndpoints = {
  getMyCourse: endpoint({
    method: "GET",
    path: "/api/Lecturer/my-course",
    summary: "One course that the caller teaches in a session, without its marks",
    audience: ["lecturer"],
    claim: "results.enter",
    input: z.object(which),
    output: z.object({
      courseId: z.int(),
      sessionId: z.int(),
      ...namedCourse,
      department: z.string(),
      level: z.string(),
      session: z.string(),
      semester: z.enum(semesters),
      lecturers: z.array(z.object({ name: z.string(), coordinator: z.boolean() })),
      split,
      /** Null if nobody has begun, like its state. */
      sheetId: z.nullable(z.uuid()),
      state: z.nullable(z.enum(sheetStates)),
      held: z.boolean(),
      closesAt: z.nullable(timestamp),
      /** What the caller may do with the sheet now. */
      acts: z.array(z.enum(sheetActs)),
      /** Registrations of the course by state. */
      registrations: z.object({ submitted: z.int(), approved: z.int(), returned: z.int() }),
      /** Approved ones whose row is incomplete. */
      missing: z.int(),
      /** The steps of the sheet, newest first. */
      steps: z.array(sheetStep),
      /** Appraisals of the caller's own teaching. */
      appraisals: z.object({
        unappraised: z.int(),
        inProgress: z.int(),
        completed: z.int(),
        /** Null before five students have answered. */
        means: z.array(
          z.object({
            question: z.enum(appraisalQuestions.map(({ id }) => id)),
            mean: z.number(),
          }),
        ),
      }),
    }),
    errors: ["not_found"],
  }),
  listCourseClass: listOf({
    audience: ["lecturer"],
    claim: "results.enter",
    path: "/api/Results/class-list",
    summary:
      "Who has registered a course of the caller's in a session, whatever was decided about it",
    row: z.object({
      id: z.uuid(),
      ...namedStudent,
      department: z.string(),
      level: z.string(),
      /** The photo's name; null without one. */
      passport: z.nullable(z.string()),
      kind: z.enum(courseKinds),
      registration: registrationState,
    }),
    filters: {
      /** Both select the class. Without them the list is empty. */
      course: idParam,
      session: idParam,
      department: several(idParam),
      level: several(idParam),
      kind: several(z.enum(courseKinds)),
      registration: several(registrationState),
    },
    sorts: ["fullName", "matricNumber"],
  }),
  getCourseClassPaper: endpoint({
    audience: ["lecturer"],
    claim: "results.enter",
    method: "GET",
    path: "/api/Results/course-class-paper",
    summary: "By what a printed list of who takes a course of the caller's is checked",
    input: z.object({ course: idParam, session: idParam, paper: z.enum(courseClassPapers) }),
    output: listVerification,
    errors: ["not_found"],
  }),
  getCourseClassPhoto: endpoint({
    audience: ["lecturer"],
    claim: "results.enter",
    method: "GET",
    path: "/api/Results/course-class-photo/{studentId}",
    summary: "The bytes of the photo of a student who takes a course of the caller's in a session",
    answer: "file",
    input: z.object({ studentId: z.uuid(), course: idParam, session: idParam }),
    output: nothing,
    errors: ["not_found"],
  }),
};
