import { amendmentActs, amendmentOffices } from "@polyportal/domain/score-sheet/amendment-acts";
import {
  amendedCells,
  decideAmendmentSchema,
  requestAmendmentSchema,
} from "@polyportal/domain/score-sheet/amendment-forms";
import { amendmentStates, formerStates } from "@polyportal/domain/score-sheet/amendment-states";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { printedGrade } from "./results.ts";
import { scoreStaff, sheetRefusals, split, which } from "./score-sheet.ts";
import { done, idParam, nothing, timestamp, namedStudent } from "./shared.ts";

const mark = z.nullable(z.number());

/** The marks of a row and their result. */
const marks = z.object({
  test: mark,
  lab: mark,
  exam: mark,
  code: z.nullable(z.enum(markCodes)),
  total: mark,
  /** A grade or a code; null if nothing is entered. */
  grade: z.nullable(printedGrade),
});

/** Who did something with a request, and when. */
const step = z.nullable(z.object({ by: z.string(), at: timestamp }));

/** A student's row and averages, before or after. */
const outcome = z.object({
  total: mark,
  grade: z.nullable(printedGrade),
  /** Of the semester; null if nothing is graded. */
  gpa: mark,
  /** Of the award, by the newest results. */
  cgpa: mark,
});

const refusals = [...sheetRefusals, "amendment_open"] as const;

/** Published scores are changed only by a request with a reason that three offices approve. */
export const scoreAmendmentEndpoints = {
  listAmendments: listOf({
    audience: scoreStaff,
    claim: "results.see",
    path: "/api/Results/amendments",
    summary:
      "Requests to amend published scores: those that wait for the caller, or of one sheet or state",
    row: z.object({
      id: z.uuid(),
      courseId: z.int(),
      sessionId: z.int(),
      code: z.string(),
      title: z.string(),
      session: z.string(),
      split,
      ...namedStudent,
      /** What stood when it was asked for. */
      before: marks,
      after: marks,
      reason: z.string(),
      /** Whether it has a file as evidence. */
      evidence: z.boolean(),
      state: z.enum(amendmentStates),
      requested: z.object({ by: z.string(), at: timestamp }),
      headEndorsed: step,
      deanApproved: step,
      ended: step,
      /** Why it was refused. */
      refusal: z.string(),
      minuteNumber: z.string(),
      /** Who must act next; null if it has ended. */
      waitsFor: z.nullable(z.enum(amendmentOffices)),
      /** What the caller may do with it now. */
      acts: z.array(z.enum(amendmentActs)),
    }),
    filters: {
      course: idParam,
      session: idParam,
      state: several(z.enum(amendmentStates), formerStates),
    },
    sorts: ["requested", "code"],
  }),
  getAmendmentOutcome: endpoint({
    method: "GET",
    path: "/api/Results/amendment-outcome",
    summary: "What a published row and its student's averages are, and would be with other marks",
    audience: scoreStaff,
    claim: "results.see",
    input: z.object({ ...which, studentId: z.uuid(), ...amendedCells }),
    output: z.object({ before: outcome, after: outcome }),
    errors: ["not_found", "sheet_locked"],
  }),
  requestAmendment: endpoint({
    method: "POST",
    path: "/api/Results/amendments",
    summary: "Asks for a published score to be amended, with a reason and a file that proves it",
    audience: scoreStaff,
    claim: "results.enter",
    send: "upload",
    input: z.extend(requestAmendmentSchema, {
      ...which,
      studentId: z.uuid(),
      /** The row's version that it changes. */
      version: typedNumber().check(z.int(), z.nonnegative()),
      /** A PDF or an image, at most 2 MB. */
      evidence: z.optional(z.file()),
    }),
    output: z.object({ id: z.uuid() }),
    errors: [...refusals, "file_too_big", "file_wrong_type", "too_many_requests"],
  }),
  decideAmendment: endpoint({
    method: "POST",
    path: "/api/Results/decide-amendment/{id}",
    summary:
      "Endorses a request to amend a score, applies it by a minute, or refuses it with a reason",
    audience: scoreStaff,
    scope: "each-by-its-right",
    input: decideAmendmentSchema,
    output: done,
    errors: [
      "not_found",
      "sheet_changed",
      "own_work",
      "not_your_sheet",
      "amendment_decided",
      "impersonation_decides_nothing",
      "account_changed",
    ],
  }),
  getAmendmentEvidence: endpoint({
    method: "GET",
    path: "/api/Results/amendment-evidence",
    summary: "The file that proves a request to amend a score",
    audience: scoreStaff,
    claim: "results.see",
    answer: "file",
    input: z.object({ id: z.uuid() }),
    output: nothing,
    errors: ["not_found"],
  }),
};
