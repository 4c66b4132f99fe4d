import { semesters } from "@polyportal/domain/academic-session/semesters";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { gradingScale } from "@polyportal/domain/results/scale";
import { sheetActs } from "@polyportal/domain/score-sheet/acts";
import { saveScoresSchema } from "@polyportal/domain/score-sheet/forms";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { scoreSources } from "@polyportal/domain/score-sheet/sources";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { sheetSteps } from "@polyportal/domain/score-sheet/steps";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { classFilters, listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, timestamp, namedCourse, namedStudent } from "./shared.ts";

/** Identifies a sheet: there is one per course and session. */
export const which = { courseId: idParam, sessionId: idParam };

const mark = z.nullable(z.number());

/** A student's entries: parts, and a code instead of a grade. */
const marks = {
  test: mark,
  lab: mark,
  exam: mark,
  code: z.nullable(z.enum(markCodes)),
  /** The reason, for a code that needs one. */
  reason: z.string(),
};

/** Who last changed a row, when and how. `by` is empty for changes from before this was stored. */
const change = z.object({ by: z.string(), at: timestamp, source: z.enum(scoreSources) });

const row = z.object({
  ...namedStudent,
  department: z.string(),
  level: z.string(),
  kind: z.enum(courseKinds),
  /** Rows of unapproved registrations are not counted. */
  registration: registrationState,
  /** 0 if nothing was entered. */
  version: z.int(),
  ...marks,
  /** The sum once each part is entered; null with a code. */
  total: mark,
  grade: z.nullable(z.enum(gradingScale.map((band) => band.grade))),
  published: z.boolean(),
  changed: z.nullable(change),
});

/** A row of a sheet, the same for everybody who may see it. */
export type ScoreRow = z.infer<typeof row>;

export const split = z.object({ test: z.int(), lab: z.int(), exam: z.int() });

/** One step in a sheet's history. */
export const sheetStep = z.object({
  step: z.enum(sheetSteps),
  by: z.string(),
  at: timestamp,
  reason: z.string(),
  studentIds: z.array(z.uuid()),
});

const sheet = z.object({
  /** Null until somebody has entered a score. */
  id: z.nullable(z.uuid()),
  courseId: z.int(),
  sessionId: z.int(),
  ...namedCourse,
  faculty: z.string(),
  department: z.string(),
  programme: z.string(),
  level: z.string(),
  session: z.string(),
  semester: z.enum(semesters),
  state: z.enum(sheetStates),
  revision: z.int(),
  held: z.boolean(),
  closesAt: z.nullable(timestamp),
  split,
  lecturers: z.array(z.object({ name: z.string(), coordinator: z.boolean() })),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(sheetActs)),
  rows: z.array(row),
  /** Its history, newest first. */
  steps: z.array(sheetStep),
});

/** Who works with scores. */
export const scoreStaff = ["lecturer", "official"] as const;
export const sheetRefusals = [
  "not_found",
  "sheet_locked",
  "sheet_held",
  "sheet_changed",
  "own_work",
  "deadline_passed",
  "not_coordinator",
  "not_your_sheet",
  "impersonation_decides_nothing",
] as const;

/** A sheet in the revision that its decider saw. */
export const oneSheet = z.object({ id: z.uuid(), revision: z.int().check(z.positive()) });

export const scoreSheetEndpoints = {
  listMyCourses: listOf({
    audience: ["lecturer"],
    claim: "results.enter",
    path: "/api/Lecturer/my-courses",
    summary: "The courses that the caller teaches in a session, by default the current one",
    row: z.object({
      courseId: z.int(),
      sessionId: z.int(),
      session: z.string(),
      ...namedCourse,
      department: z.string(),
      level: z.string(),
      semester: z.enum(semesters),
      /** How many students have registered it. */
      students: z.int(),
      /** How many of them have a complete row. */
      scored: z.int(),
      coordinator: z.boolean(),
      /** Null if nobody has begun, like its state. */
      sheetId: z.nullable(z.uuid()),
      state: z.nullable(z.enum(sheetStates)),
      held: z.boolean(),
      closesAt: z.nullable(timestamp),
      changedAt: z.nullable(timestamp),
    }),
    filters: {
      session: idParam,
      semester: z.enum(semesters),
      state: several(z.enum(["none", ...sheetStates])),
      /** To be submitted, with a deadline. Includes earlier sessions that can still be submitted. */
      due: yesOrNo,
    },
    sorts: ["code", "title"],
  }),
  listScoreSheets: listOf({
    audience: scoreStaff,
    claim: "results.see",
    path: "/api/Results/score-sheets",
    summary: "The score sheets that are with the caller, or that the caller may see",
    row: z.object({
      id: z.uuid(),
      courseId: z.int(),
      sessionId: z.int(),
      code: z.string(),
      title: z.string(),
      department: z.string(),
      level: z.string(),
      semester: z.enum(semesters),
      session: z.string(),
      lecturers: z.string(),
      state: z.enum(sheetStates),
      held: z.boolean(),
      revision: z.int(),
      /** When it got its state. */
      since: z.nullable(timestamp),
      students: z.int(),
      missing: z.int(),
      mean: z.nullable(z.number()),
      /** Out of 100. */
      passRate: z.nullable(z.number()),
      /** The difference of the mean from the session before. */
      deviation: z.nullable(z.number()),
      /** What is unusual about the result, in words. Such a sheet must be forwarded alone. */
      unusual: z.nullable(z.string()),
      /** The next step that the caller may take. */
      act: z.nullable(z.enum(["check", "approve", "publish"])),
    }),
    filters: {
      ...classFilters,
      state: several(z.enum(sheetStates)),
    },
    sorts: ["code", "since"],
  }),
  getScoreSheet: endpoint({
    method: "GET",
    path: "/api/Results/score-sheet",
    summary: "The score sheet of a course in a session, whether or not it was begun",
    audience: scoreStaff,
    claim: "results.see",
    input: z.object(which),
    output: sheet,
    errors: ["not_found"],
  }),
  listScoreVersions: endpoint({
    method: "GET",
    path: "/api/Results/score-versions",
    summary: "What one student's row of a sheet was, the newest version first",
    audience: scoreStaff,
    claim: "results.see",
    input: z.object({ ...which, studentId: z.uuid() }),
    output: z.array(z.object({ version: z.int(), ...marks, total: mark, changed: change })),
    errors: ["not_found"],
  }),
  saveScores: endpoint({
    method: "PATCH",
    path: "/api/Results/scores",
    summary: "Saves rows of a draft, each over the version that its writer saw",
    audience: ["lecturer"],
    claim: "results.enter",
    input: z.extend(saveScoresSchema, which),
    output: z.object({
      revision: z.int(),
      /** The saved rows as they are now. */
      saved: z.array(row),
      /** Rows that somebody else has changed meanwhile, as they are now. */
      conflicts: z.array(row),
      /** Errors in cells of rows that were not saved. */
      refused: z.array(z.object({ studentId: z.uuid(), cells: z.record(z.string(), z.string()) })),
    }),
    errors: sheetRefusals,
  }),
  submitScoreSheet: endpoint({
    method: "POST",
    path: "/api/Results/submit-score-sheet",
    summary: "Hands a complete draft to the head of department",
    audience: ["lecturer"],
    claim: "results.enter",
    input: z.extend(oneSheet, {
      remark: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
    }),
    output: done,
    errors: [...sheetRefusals, "sheet_incomplete", "remark_needed"],
  }),
  recallScoreSheet: endpoint({
    method: "POST",
    path: "/api/Results/recall-score-sheet",
    summary: "Takes back what the head has not decided about",
    audience: ["lecturer"],
    claim: "results.enter",
    input: oneSheet,
    output: done,
    errors: sheetRefusals,
  }),
};
