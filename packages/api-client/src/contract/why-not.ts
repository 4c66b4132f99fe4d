import { askWhyNotSchema } from "@polyportal/domain/why-not/ask-form";
import { lifters, obstacleCodes } from "@polyportal/domain/why-not/obstacle";
import { wishes } from "@polyportal/domain/why-not/wishes";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { idParam, semester } from "./shared.ts";

/**
 * The question: a semester's registration, a course's class list, results of either, a session's school fees,
 * a bed of the current session, or signing in.
 */
const asked = {
  wish: z.enum(wishes),
  /** By default the current session. */
  sessionId: z.optional(idParam),
  semester: z.optional(semester),
  courseId: z.optional(idParam),
};

/** What is in the way, in the order of solving; empty if nothing is. */
const obstacles = z.array(
  z.object({
    code: z.enum(obstacleCodes),
    /** A sentence that is the same for the student and for staff. */
    text: z.string(),
    /** Who can solve it. */
    by: z.enum(lifters),
    /** The reader's own page on which to solve it; null if there is none. */
    path: z.nullable(z.string()),
  }),
);

/** Why a student cannot do or see something. The rule is the same for all who ask. */
export const whyNotEndpoints = {
  getWhyNot: endpoint({
    method: "GET",
    path: "/api/Student/why-not",
    summary:
      "What keeps the signed-in student from registering, a class list, a result, paying, a bed",
    audience: ["student"],
    input: z.object(asked),
    output: z.object({ obstacles }),
    errors: ["no_student_record", "not_found"],
  }),
  getWhyNotOfStudent: endpoint({
    method: "GET",
    path: "/api/Student/why-not-of-student",
    summary:
      "The same of a student, for whoever sees the class, teaches the course, reads results, fees, beds or accounts",
    audience: ["lecturer", "official"],
    scope: "each-by-its-right",
    input: z.object({
      ...asked,
      /** The student's id, or either number. */
      student: askWhyNotSchema.shape.student,
    }),
    output: z.object({
      fullName: z.string(),
      matricNumber: z.string(),
      obstacles,
    }),
    errors: ["not_found"],
  }),
};
