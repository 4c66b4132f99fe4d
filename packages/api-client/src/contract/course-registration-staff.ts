import { changedCourseIds } from "@polyportal/domain/course-registration/forms";
import {
  lookUpRegistrationSchema,
  overrideNames,
} from "@polyportal/domain/course-registration/officers-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import { clean } from "@polyportal/domain/validation/clean";
import * as z from "zod/mini";
import {
  obstacle,
  registeredCourse,
  registrableCourse,
  registrationSession,
  registrationSummary,
  registrationWindow,
} from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { semester, studentOnPaper, timestamp } from "./shared.ts";

const see = { audience: ["official"], claim: "courses.see" } as const;
const asked = lookUpRegistrationSchema;

/** A course that an officer may add for a student. */
const officersCourse = z.extend(registrableCourse, {
  /** Whether the student could choose it. */
  offered: z.boolean(),
  /** Codes of missing prerequisites that are taken and await their result. */
  unpublished: z.array(z.string()),
});

/** Officers add or drop courses for a student, also after the window. */
export const staffAddDropEndpoints = {
  getRegistrationOfStudent: endpoint({
    ...see,
    method: "GET",
    path: "/api/courseRegistration/of-student",
    summary: "A student's registration in a semester with what is on offer, and under which rules",
    input: asked,
    output: z.object({
      student: studentOnPaper,
      session: registrationSession,
      semester,
      window: registrationWindow,
      /** What must be paid before anything is added or dropped. */
      missing: z.array(obstacle),
      minimumUnits: z.number(),
      maximumUnits: z.number(),
      /** Carry-overs, core courses, electives. */
      courses: z.array(officersCourse),
      registration: z.nullable(
        z.extend(registrationSummary, {
          /** Who decides about it and is notified: the class adviser, or else the head. */
          officer: z.string(),
          /** A course with a score cannot be dropped. */
          courses: z.array(z.extend(registeredCourse, { scored: z.boolean() })),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  searchOtherCourses: endpoint({
    ...see,
    method: "GET",
    path: "/api/courseRegistration/other-courses",
    summary:
      "Up to 20 further courses of the semester, such as could be borrowed and such as are not on offer",
    input: z.extend(asked, { search: z.string().check(clean(), z.maxLength(100)) }),
    output: z.array(officersCourse),
    errors: ["not_found"],
  }),
  staffAddOrDrop: endpoint({
    audience: ["official"],
    claim: "courses.enter",
    method: "POST",
    path: "/api/courseRegistration/staff-add-or-drop",
    summary:
      "Adds or drops courses for a student, over the named refusals; approved stays approved",
    input: z.object({
      id: z.uuid(),
      /** The version that the officer saw. A later one is not changed. */
      submittedAt: timestamp,
      add: changedCourseIds,
      drop: changedCourseIds,
      overrides: overrideNames,
      reason,
    }),
    output: registrationSummary,
    errors: [
      "not_found",
      "section_changed",
      "registration_fee_due",
      "course_not_offered",
      "course_selection_refused",
      "own_registration",
    ],
  }),
};
