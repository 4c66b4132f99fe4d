import { windowStates } from "@polyportal/domain/course-registration/window";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { naira, nothing, semester, timestamp } from "./shared.ts";

export const dashboardEndpoints = {
  getStudentDashboard: endpoint({
    method: "GET",
    path: "/api/Dashboard/student-dashboard",
    summary: "How the signed-in student stands with fees, registration and results",
    audience: ["student"],
    input: nothing,
    output: z.object({
      session: z.object({ id: z.int(), name: z.string() }),
      /** At which level the student now is. */
      levelId: z.int(),
      fees: z.object({
        total: naira,
        paid: naira,
        balance: naira,
        /** What is left of earlier sessions. */
        arrears: naira,
        firstInstalmentPaid: z.boolean(),
        cleared: z.boolean(),
      }),
      /** The semesters of the session, in their order. */
      semesters: z.array(
        z.object({
          semester,
          window: z.enum(windowStates),
          opensAt: z.nullable(timestamp),
          closesAt: z.nullable(timestamp),
          registration: z.nullable(registrationState),
          /** The units that are registered. */
          totalUnits: z.number(),
          /** The most that may be; null where none are offered. */
          maximumUnits: z.nullable(z.number()),
        }),
      ),
      /** The bed of this session; null without one. */
      bed: z.nullable(
        z.object({ hostel: z.string(), room: z.string(), bed: z.string(), booked: z.boolean() }),
      ),
      /** Of what is published, first to last. */
      averages: z.array(
        z.object({
          session: z.string(),
          semester,
          levelId: z.int(),
          level: z.string(),
          gpa: z.number(),
          cgpa: z.number(),
        }),
      ),
    }),
    errors: ["no_student_record"],
  }),
};
