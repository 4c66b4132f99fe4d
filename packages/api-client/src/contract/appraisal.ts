import { appraisalDraftSchema, appraisalSchema } from "@polyportal/domain/appraisal/form";
import { appraisalStates } from "@polyportal/domain/appraisal/states";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { idParam, nothing, semester, timestamp } from "./shared.ts";

/** A lecturer of a course that the student has registered in the current session. */
export const appraisal = z.object({
  courseId: z.int(),
  courseCode: z.string(),
  courseTitle: z.string(),
  semester: semester,
  lecturerId: z.uuid(),
  lecturer: z.string(),
  state: z.enum(appraisalStates),
  /** Whether it can be given now. */
  open: z.boolean(),
  /** When it can be given; null before the semester has dates. */
  opensAt: z.nullable(timestamp),
  /** The answers so far; null before the first, and always after sending. */
  draft: z.nullable(z.object({ ratings: z.record(z.string(), z.int()), comment: z.string() })),
});

export type Appraisal = z.infer<typeof appraisal>;

const subject = { courseId: idParam, lecturerId: z.uuid() };

export const appraisalEndpoints = {
  listAppraisals: endpoint({
    method: "GET",
    path: "/api/Lecturer/student-appraisals",
    summary: "Whom the student may appraise in the current session, and how far each appraisal is",
    audience: ["student"],
    input: nothing,
    output: z.array(appraisal),
    errors: ["no_student_record"],
  }),
  keepAppraisal: endpoint({
    method: "PUT",
    path: "/api/Lecturer/student-appraisal",
    summary: "Keeps the answers so far; the lecturer sees nothing of them",
    audience: ["student"],
    input: z.extend(appraisalDraftSchema, subject),
    output: appraisal,
    errors: [
      "no_student_record",
      "appraisal_not_registered",
      "appraisal_not_open",
      "appraisal_sent",
    ],
  }),
  sendAppraisal: endpoint({
    method: "POST",
    path: "/api/Lecturer/student-appraisal",
    summary:
      "Sends an appraisal, once per course and lecturer; what it says is kept without a name",
    audience: ["student"],
    input: z.extend(appraisalSchema, subject),
    output: appraisal,
    errors: [
      "no_student_record",
      "appraisal_not_registered",
      "appraisal_not_open",
      "appraisal_sent",
    ],
  }),
};
