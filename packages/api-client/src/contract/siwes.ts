import { siwesPlacementSchema, siwesWeekSchema } from "@polyportal/domain/siwes/forms";
import { mostSiwesWeeks } from "@polyportal/domain/siwes/weeks";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { began, nothing, studentOnPaper, timestamp } from "./shared.ts";

/** A day, YYYY-MM-DD. */
const day = z.string();

/** A student's industrial training in the current session. */
export const siwes = z.object({
  session: z.string(),
  /** Whether students of this level and kind take part at all. */
  goes: z.boolean(),
  placement: z.nullable(
    z.object({
      companyName: z.string(),
      companyAddress: z.string(),
      companyPhone: z.string(),
      natureOfWork: z.string(),
      supervisorName: z.string(),
      supervisorPhone: z.string(),
      startDate: day,
      endDate: day,
      updatedAt: timestamp,
    }),
  ),
  /** The logbook: every week of the placement, written or not. */
  weeks: z.array(
    z.object({
      /** 1 for the first. */
      week: z.int(),
      from: day,
      to: day,
      /** It has begun and can be written. */
      open: z.boolean(),
      work: z.string(),
      remarks: z.string(),
      /** Null if the week is not written. */
      updatedAt: z.nullable(timestamp),
    }),
  ),
});

export type Siwes = z.infer<typeof siwes>;

export const siwesEndpoints = {
  getSiwes: endpoint({
    method: "GET",
    path: "/api/Student/student-siwes",
    summary: "The student's placement and logbook of the current session",
    audience: ["student"],
    input: nothing,
    output: siwes,
    errors: ["no_student_record"],
  }),
  getSiwesPreview: endpoint({
    method: "GET",
    path: "/api/Student/student-siwes-preview",
    summary: "What the placement form and the logbook print, with the paper's verification code",
    audience: ["student"],
    input: nothing,
    output: z.extend(siwes, {
      student: z.extend(studentOnPaper, {
        mobileNumber: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
      /** Null before there is a placement, because an empty form is no paper. */
      verification: z.nullable(verification),
    }),
    errors: ["no_student_record"],
  }),
  saveSiwesPlacement: endpoint({
    method: "PUT",
    path: "/api/Student/student-siwes",
    summary: "Saves where and when the industrial training is",
    audience: ["student"],
    input: z.extend(siwesPlacementSchema, { began }),
    output: siwes,
    errors: ["no_student_record", "siwes_not_for_level", "siwes_weeks_written", "section_changed"],
  }),
  saveSiwesWeek: endpoint({
    method: "PUT",
    path: "/api/Student/student-siwes-week",
    summary: "Saves a week of the logbook, from its first day on",
    audience: ["student"],
    input: z.extend(siwesWeekSchema, {
      week: z.int().check(z.gte(1), z.lte(mostSiwesWeeks)),
      began,
    }),
    output: siwes,
    errors: ["no_student_record", "siwes_no_placement", "siwes_week_closed", "section_changed"],
  }),
};
