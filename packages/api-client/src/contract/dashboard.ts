import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { windowStates } from "@polyportal/domain/course-registration/window";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { idParam, naira, nothing, semester, timestamp } from "./shared.ts";

/** What an import was to do when it came to nothing. */
const failedStep = z.enum(["check", "import", "undo"]);

/** A course in a session, as its pages are named. */
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
      /** Of the courses that the caller teaches. */
      own: z.nullable(
        z.object({
          /** How far their sheets are; `none` where nobody has begun. */
          sheets: z.record(z.enum(["none", ...sheetStates]), z.int()),
          /** What is still to be handed on and has a day: a few, the soonest first. */
          due: z.array(
            z.object({
              ...taught,
              session: z.string(),
              closesAt: timestamp,
              /** Days of Nigeria until then; null once it is over. */
              days: z.nullable(z.int()),
              students: z.int(),
              scored: z.int(),
            }),
          ),
          /** How many more there are. */
          furtherDue: z.int(),
          /** What came back and is not handed on again, the newest first. */
          returned: z.array(
            z.object({ ...taught, session: z.string(), reason: z.string(), at: timestamp }),
          ),
          /** How many students have appraised the caller's teaching of them. */
          appraisals: z.object({
            unappraised: z.int(),
            inProgress: z.int(),
            completed: z.int(),
            /** Of all questions together, by course: of those alone that five have answered. */
            means: z.array(z.object({ ...taught, mean: z.number() })),
          }),
        }),
      ),
      /** Sheets that are with the head, of those that the caller sees. */
      toCheck: z.nullable(z.int()),
      /** Those that are with the dean. */
      toApprove: z.nullable(z.int()),
      /** Registrations in the caller's hands. */
      registrations: z.nullable(z.int()),
      /** Amendments of published scores that the caller may decide about now. */
      amendments: z.nullable(z.int()),
      /** Applicants who wait for the caller to confirm that he puts them forward. */
      requests: z.int(),
    }),
    errors: [],
  }),
  getAdminDashboard: endpoint({
    method: "GET",
    path: "/api/Dashboard/admin-dashboard",
    summary: "The figures of a session that the caller's claims open; the current one unless said",
    audience: ["official"],
    scope: "each-by-its-right",
    input: z.object({ sessionId: z.optional(idParam) }),
    output: z.object({
      session: z.object({ id: z.int(), name: z.string() }),
      /** The newest first. */
      sessions: z.array(z.object({ id: z.int(), name: z.string() })),
      /** How many applicants have come how far. */
      applications: z.nullable(z.record(z.enum(applicationStages), z.int())),
      /** School fees: what the classes are to pay, and what has been paid. */
      fees: z.nullable(z.object({ expected: naira, collected: naira })),
      /** Registrations of courses by their state, of both semesters. */
      registrations: z.nullable(
        z.object({ students: z.int(), submitted: z.int(), returned: z.int(), approved: z.int() }),
      ),
      /** Score sheets by their state. */
      sheets: z.nullable(z.record(z.enum(sheetStates), z.int())),
      /** Beds that can be booked, and those that are held or booked. */
      hostels: z.nullable(z.object({ beds: z.int(), held: z.int(), booked: z.int() })),
      /** Payments that settle no invoice: of another amount, or for what is paid already. */
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
      /** Requests of others that the caller may decide. */
      approvals: z.int(),
      /** Applicants who wait for the caller to confirm that he puts them forward. */
      requests: z.int(),
      /** Amendments of published scores that the caller may decide about now. */
      amendments: z.int(),
      /** Own exports that have failed in the last days. */
      failedExports: z.int(),
      /** What has failed for others, for who may see it (`audit.see`). */
      failedOfOthers: z.nullable(
        z.object({
          exports: z.int(),
          /** Jobs of the server that have failed since a day, as the security log counts them. */
          jobs: z.object({ count: z.int(), since: z.string() }),
          /** Sheets whose last step came to nothing in the last days. */
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
       * Own sheets that are checked and not imported yet, can still be undone, or have failed in the last
       * days with none of their kind after them; the newest first.
       */
      imports: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          /** Until when it can be undone; null where it waits to be imported. */
          undoUntil: z.nullable(timestamp),
          /** Its last step, where that came to nothing. */
          failed: z.nullable(failedStep),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
};
