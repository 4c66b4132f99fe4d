import {
  changedCourseIds,
  registeredCourseIds,
} from "@polyportal/domain/course-registration/forms";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { registrationObstacles } from "@polyportal/domain/course-registration/obstacles";
import { windowStates } from "@polyportal/domain/course-registration/window";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import {
  began,
  idParam,
  nothing,
  semester,
  studentOnPaper,
  timestamp,
  namedCourse,
} from "./shared.ts";

/** Which registration. The student is the caller. */
const asked = { sessionId: idParam, semester };

export const registrationSession = z.object({
  id: z.int(),
  name: z.string(),
  current: z.boolean(),
});

/** When courses can be registered and changed; null before it is announced. */
export const registrationWindow = z.object({
  state: z.enum(windowStates),
  dates: z.nullable(
    z.object({
      opensAt: timestamp,
      lateFrom: z.nullable(timestamp),
      closesAt: timestamp,
      addDropClosesAt: timestamp,
    }),
  ),
});

/** What must be paid first, with the reason in words. */
export const obstacle = z.object({ kind: z.enum(registrationObstacles), text: z.string() });

/** A course of a registration. */
export const registeredCourse = z.object({
  id: z.int(),
  ...namedCourse,
  kind: z.enum(courseKinds),
});

/** The state of a registration. */
export const registrationState = z.enum(["submitted", "approved", "returned"]);

export const registrationSummary = z.object({
  id: z.uuid(),
  state: registrationState,
  totalUnits: z.number(),
  submittedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  /** Why it was returned. */
  reason: z.string(),
});

export type RegistrationSummary = z.infer<typeof registrationSummary>;

/** A course that may be chosen, or could be once its prerequisites are passed. */
export const registrableCourse = z.extend(registeredCourse, {
  level: z.string(),
  department: z.string(),
  /** Codes of prerequisites that are not passed. */
  missing: z.array(z.string()),
});

export type RegistrableCourse = z.infer<typeof registrableCourse>;

const registration = z.extend(registrationSummary, {
  session: registrationSession,
  semester,
  level: z.string(),
  window: registrationWindow,
  minimumUnits: z.number(),
  maximumUnits: z.number(),
  /** Who decided; empty until then. */
  adviser: z.string(),
  courses: z.array(registeredCourse),
});

const writing = [
  "no_student_record",
  "not_found",
  "registration_not_open",
  "registration_closed",
  "registration_fee_due",
  "course_not_offered",
  "course_selection_refused",
] as const;

export const courseRegistrationEndpoints = {
  getRegistrableCourses: endpoint({
    method: "GET",
    path: "/api/courseRegistration/registrable-courses",
    summary:
      "What the student may register in a semester, carry-overs first, and under which rules",
    audience: ["student"],
    input: z.object(asked),
    output: z.object({
      session: registrationSession,
      semester,
      level: z.string(),
      window: registrationWindow,
      missing: z.array(obstacle),
      minimumUnits: z.number(),
      maximumUnits: z.number(),
      /** Carry-overs, core courses, electives. */
      courses: z.array(registrableCourse),
      /** What is registered already. */
      registration: z.nullable(
        z.extend(registrationSummary, { courses: z.array(registeredCourse) }),
      ),
    }),
    errors: ["no_student_record", "not_found"],
  }),
  listBorrowableCourses: endpoint({
    method: "GET",
    path: "/api/courseRegistration/borrowable-courses",
    summary: "Courses of other departments that the student may register as well",
    audience: ["student"],
    input: z.object(asked),
    output: z.array(registrableCourse),
    errors: ["no_student_record", "not_found"],
  }),
  registerCourses: endpoint({
    method: "POST",
    path: "/api/courseRegistration/register",
    summary: "Registers a semester's courses for approval; again after they were returned",
    audience: ["student"],
    idempotent: true,
    input: z.object({ ...asked, courseIds: registeredCourseIds, began }),
    output: registrationSummary,
    errors: [...writing, "already_registered", "section_changed", "idempotency_mismatch"],
  }),
  addOrDropCourses: endpoint({
    method: "POST",
    path: "/api/courseRegistration/add-or-drop-courses",
    summary: "Changes what is registered inside the add-and-drop window, for approval",
    audience: ["student"],
    input: z.object({ ...asked, add: changedCourseIds, drop: changedCourseIds, began }),
    output: registrationSummary,
    errors: [...writing, "not_registered", "section_changed"],
  }),
  listRegistrations: endpoint({
    method: "GET",
    path: "/api/courseRegistration/history",
    summary: "The student's registrations by session and semester, and what the next one needs",
    audience: ["student"],
    input: nothing,
    output: z.array(
      z.object({
        session: registrationSession,
        level: z.string(),
        /** What must be paid before the session's courses can be registered. */
        missing: z.array(obstacle),
        semesters: z.array(
          z.object({
            semester,
            window: registrationWindow,
            registration: z.nullable(registrationSummary),
          }),
        ),
      }),
    ),
    errors: ["no_student_record"],
  }),
  getRegistration: endpoint({
    method: "GET",
    path: "/api/courseRegistration/registration/{id}",
    summary: "One of the student's registrations with its courses, as it is printed",
    audience: ["student"],
    input: z.object({ id: z.uuid() }),
    output: z.extend(registration, {
      student: studentOnPaper,
      verification,
    }),
    errors: ["no_student_record", "registration_not_found"],
  }),
  getCourseForm: endpoint({
    method: "GET",
    path: "/api/courseRegistration/course-form",
    summary:
      "The courses of a session in which the student registered, as the course form shows them",
    audience: ["student"],
    input: z.object({ sessionId: idParam }),
    output: z.object({
      session: registrationSession,
      student: studentOnPaper,
      semesters: z.array(
        z.object({ semester, courses: z.array(registeredCourse), totalUnits: z.number() }),
      ),
      totalUnits: z.number(),
      verification,
    }),
    errors: ["no_student_record", "registration_not_found"],
  }),
};
