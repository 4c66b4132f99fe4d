import { departmentChangeSchema } from "@polyportal/domain/department-change/form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { nothing, timestamp } from "./shared.ts";

/** An application to study in another department. */
export const departmentChange = z.object({
  id: z.uuid(),
  session: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  state: z.enum(["pending", "approved", "refused", "withdrawn"]),
  /** The deciding officer's remark. */
  remark: z.string(),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
});

export type DepartmentChange = z.infer<typeof departmentChange>;

export const departmentChangeEndpoints = {
  getDepartmentChanges: endpoint({
    method: "GET",
    path: "/api/Student/changes-of-department",
    summary: "The student's applications, newest first, and where a new one may go",
    audience: ["student"],
    input: nothing,
    output: z.object({
      department: z.string(),
      level: z.string(),
      /** Why no application can be made now; null if one can. */
      refusal: z.nullable(z.enum(["last-level", "pending"])),
      /** Other departments that take students of this level. */
      departments: z.array(z.object({ id: z.int(), name: z.string(), faculty: z.string() })),
      applications: z.array(departmentChange),
    }),
    errors: ["no_student_record"],
  }),
  applyForDepartmentChange: endpoint({
    method: "POST",
    path: "/api/Student/apply-for-change-of-department",
    summary: "Applies for another department; one application at a time",
    audience: ["student"],
    input: departmentChangeSchema,
    output: departmentChange,
    errors: [
      "no_student_record",
      "department_change_pending",
      "department_change_last_level",
      "department_not_open",
    ],
  }),
  withdrawDepartmentChange: endpoint({
    method: "POST",
    path: "/api/Student/withdraw-change-of-department",
    summary: "Withdraws the student's own application while it waits for its decision",
    audience: ["student"],
    input: z.object({ id: z.uuid() }),
    output: departmentChange,
    errors: ["no_student_record", "not_found", "department_change_decided"],
  }),
};
