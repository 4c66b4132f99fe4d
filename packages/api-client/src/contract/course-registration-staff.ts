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
  /** The student could choose it. */
  offered: z.boolean(),
  /** The codes of those of what is missing that are taken, and whose results are awaited. */
  unpublished: z.array(z.string()),
});

/** What an officer adds or drops for a student, after the window as well. */
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
      /** What has to be paid before anything is added or dropped. */
      missing: z.array(obstacle),
      minimumUnits: z.number(),
      maximumUnits: z.number(),
      /** Carry-overs, core courses, electives. */
      courses: z.array(officersCourse),
      registration: z.nullable(
        z.extend(registrationSummary, {
          /** Who decides about it, and is told: the adviser of the class, else its head. */
          officer: z.string(),
          /** A course that has a score cannot be dropped. */
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
      /** The registration as it was seen: of a later one nothing is changed. */
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
