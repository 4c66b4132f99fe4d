import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { windowStates } from "@polyportal/domain/course-registration/window";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { idParam, naira, nothing, semester, timestamp } from "./shared.ts";

/** The step of an import that failed. */
const failedStep = z.enum(["check", "import", "undo"]);

/** A course in a session, as its pages are addressed. */
const taught = { courseId: z.int(), sessionId: z.int(), code: z.string() };

export const dashboardEndpoints = {
  getStudentDashboard: endpoint({
    method: "GET",
    path: "/api/Dashboard/student-dashboard",
    summary: "How the signed-in student stands with fees, registration and results",
    audience: ["student"],
    input: nothing,
    output: z.object({
      session: z.object({ id: z.int(), name: z.string() }),
      /** The student's current level. */
      levelId: z.int(),
      fees: z.object({
        total: naira,
        paid: naira,
        balance: naira,
        /** Unpaid fees of earlier sessions. */
        arrears: naira,
        firstInstalmentPaid: z.boolean(),
        cleared: z.boolean(),
      }),
      /** The semesters of the session, in order. */
      semesters: z.array(
        z.object({
          semester,
          window: z.enum(windowStates),
          opensAt: z.nullable(timestamp),
          closesAt: z.nullable(timestamp),
          registration: z.nullable(registrationState),
          /** The registered units. */
          totalUnits: z.number(),
          /** The most units allowed; null if no courses are offered. */
          maximumUnits: z.nullable(z.number()),
        }),
      ),
      /** The bed of this session; null without one. */
      bed: z.nullable(
        z.object({ hostel: z.string(), room: z.string(), bed: z.string(), booked: z.boolean() }),
      ),
      /** Published averages, first to last. */
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
  getLecturerDashboard: endpoint({
    method: "GET",
    path: "/api/Dashboard/lecturer-dashboard",
    summary:
      "What the caller has to do in the current session, by right; null where that is missing",
    audience: ["lecturer"],
    scope: "each-by-its-right",
    input: nothing,
    output: z.object({
      session: z.string(),
      /** The caller's courses. */
      own: z.nullable(
        z.object({
          /** The number of sheets in each state; `none` if nobody has begun. */
          sheets: z.record(z.enum(["none", ...sheetStates]), z.int()),
          /** The first few sheets to submit that have a deadline, soonest first. */
          due: z.array(
            z.object({
              ...taught,
              session: z.string(),
              closesAt: timestamp,
              /** Days in Nigeria until then; null once it has passed. */
              days: z.nullable(z.int()),
              students: z.int(),
              scored: z.int(),
            }),
          ),
          /** How many more there are. */
          furtherDue: z.int(),
          /** Returned sheets that were not submitted again, newest first. */
          returned: z.array(
            z.object({ ...taught, session: z.string(), reason: z.string(), at: timestamp }),
          ),
          /** How many students have appraised the caller's teaching. */
          appraisals: z.object({
            unappraised: z.int(),
            inProgress: z.int(),
            completed: z.int(),
            /** The mean of all questions by course, for courses with at least five answers. */
            means: z.array(z.object({ ...taught, mean: z.number() })),
          }),
        }),
      ),
      /** Sheets with the head, of those that the caller sees. */
      toCheck: z.nullable(z.int()),
      /** Sheets with the dean. */
      toApprove: z.nullable(z.int()),
      /** Registrations that wait for the caller. */
      registrations: z.nullable(z.int()),
      /** Amendments of published scores that the caller may decide now. */
      amendments: z.nullable(z.int()),
      /** Applicants who wait for the caller to confirm their request. */
      requests: z.int(),
    }),
    errors: [],
  }),
  getAdminDashboard: endpoint({
    method: "GET",
    path: "/api/Dashboard/admin-dashboard",
    summary: "The figures of a session that the caller's claims open; by default the current one",
    audience: ["official"],
    scope: "each-by-its-right",
    input: z.object({ sessionId: z.optional(idParam) }),
    output: z.object({
      session: z.object({ id: z.int(), name: z.string() }),
      /** The newest first. */
      sessions: z.array(z.object({ id: z.int(), name: z.string() })),
      /** How many applicants have reached each stage. */
      applications: z.nullable(z.record(z.enum(applicationStages), z.int())),
      /** School fees: what classes owe, and what was paid. */
      fees: z.nullable(z.object({ expected: naira, collected: naira })),
      /** Course registrations of both semesters by state. */
      registrations: z.nullable(
        z.object({ students: z.int(), submitted: z.int(), returned: z.int(), approved: z.int() }),
      ),
      /** Score sheets by state. */
      sheets: z.nullable(z.record(z.enum(sheetStates), z.int())),
      /** Beds that can be booked, and those that are held or booked. */
      hostels: z.nullable(z.object({ beds: z.int(), held: z.int(), booked: z.int() })),
      /** Payments that match no open invoice: another amount, or paid already. */
      unmatched: z.nullable(
        z.object({
          count: z.int(),
          /** A few of them. */
          newest: z.array(
            z.object({
              rrr: z.string(),
              why: z.enum(["other-amount", "surplus"]),
              asked: naira,
              paid: naira,
            }),
          ),
        }),
      ),
      /** Requests by others that the caller may decide. */
      approvals: z.int(),
      /** Applicants who wait for the caller to confirm their request. */
      requests: z.int(),
      /** Amendments of published scores that the caller may decide now. */
      amendments: z.int(),
      /** The caller's exports that failed in the last days. */
      failedExports: z.int(),
      /** Failures of others, for those who may see them (`audit.see`). */
      failedOfOthers: z.nullable(
        z.object({
          exports: z.int(),
          /** Server jobs that have failed since a day, counted by the security log. */
          jobs: z.object({ count: z.int(), since: z.string() }),
          /** Imports whose last step failed in the last days. */
          imports: z.object({
            count: z.int(),
            /** A few of them. */
            newest: z.array(
              z.object({ id: z.uuid(), kind: z.string(), failed: failedStep, by: z.string() }),
            ),
          }),
        }),
      ),
      /**
       * The caller's own sheets that wait to be imported, can still be undone, or failed in the last days
       * without a newer one of their kind. Newest first.
       */
      imports: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          /** Until when it can be undone; null if it waits to be imported. */
          undoUntil: z.nullable(timestamp),
          /** Its last step, if that failed. */
          failed: z.nullable(failedStep),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
};
